/** Live tables on the home page, and what was played last (spec 3, "Live game classes"; spec 7, "GCS_recentGame"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withHome } from '../../../testing/brands.ts'
import { onlyNear, section } from '../../../testing/home.ts'
import { openSite } from '../../../testing/site.tsx'

test('tables are narrowed to what is played; the one that was played comes first the next time', async () => {
  const site = openSite({ says: withHome('wireframe', { member: ['hero', 'recent', 'tables'] }) })
  onlyNear('Live tables', 'Recently played')
  const { user, router } = await site.enter('player')
  await user.keyboard('{Shift}')
  const tables = within(await section('Live tables'))
  const cards = (): HTMLElement[] => within(tables.getByRole('list')).getAllByRole('listitem')
  await waitFor(() => expect(tables.getByRole('status').textContent).toBe('347 tables'))
  expect(cards()).toHaveLength(6)
  expect(
    screen.queryByRole('region', { name: 'Recently played' }),
    'who has played nothing has no gap for it',
  ).toBeNull()
  const kinds = within(tables.getByRole('group', { name: 'Game type' }))
  expect(kinds.getAllByRole('button').map((it) => it.textContent)).toEqual([
    'All tables',
    'Baccarat',
    'Sic Bo',
    'Roulette',
    'Dragon Tiger',
    'Blackjack',
    'Hold’Em',
    'Mahjong Tiles',
  ])
  await user.click(kinds.getByRole('button', { name: 'Roulette' }))
  expect(kinds.getByRole('button', { name: 'Roulette' }).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(tables.getByRole('status').textContent).toBe('29 tables'))
  for (const card of cards()) {
    expect(card.textContent).toContain('Roulette')
    // From the smallest stake to the largest.
    const [, least, most] = /Bet limits P([\d.,]+) – P([\d.,]+)/.exec(card.textContent ?? '') ?? []
    expect(Number(least?.replaceAll(',', ''))).toBeLessThan(Number(most?.replaceAll(',', '')))
  }
  expect(tables.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/live?class=ROULETTE')
  const play = within(cards()[0]!).getByRole('button', { name: /^Play / })
  const name = play.getAttribute('aria-label')!
  await user.click(play)
  await waitFor(() => expect(router.latestLocation.href).toMatch(/^\/game\?vendor=\w+&game=LIVE-\d+/))
  const { href } = router.latestLocation
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())

  router.history.back()
  const last = within(await section('Recently played'))
  const again = await last.findByRole('button', { name })
  expect(last.getAllByRole('listitem')).toHaveLength(1)
  await user.click(again)
  await waitFor(() => expect(router.latestLocation.href).toBe(href))
})
