/** A game's sheet: its figures, its rules, and the ways from it (spec 7, "GCSGAME_gameInfo"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { giveWidth } from '../../../testing/visibility.ts'
import { openSite } from '../../../testing/site.tsx'

/** A figure of the sheet by its name. */
const fact = (sheet: HTMLElement, name: string): string | null | undefined =>
  within(sheet).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

test('it tells figures and rules, has an address, and gives the focus back', async () => {
  giveWidth()
  const { user, router } = await openSite().visit('/rng?page=PT')
  const main = within(screen.getByRole('main'))
  const about = (await main.findAllByRole('button', { name: /^About / }))[0]!
  const name = about.getAttribute('aria-label')!.replace('About ', '')
  expect(about.getAttribute('aria-haspopup')).toBe('dialog')
  await user.click(about)
  const sheet = await screen.findByRole('dialog', { name })
  expect(String((router.latestLocation.search as Record<string, string>)['game'])).toMatch(/^PT\/RNG-/)
  await within(sheet).findByRole('heading', { name: 'Rules' })
  await waitFor(() => expect(fact(sheet, 'Return to player')).toMatch(/^\d\d(\.\d+)?%$/))
  expect(fact(sheet, 'Minimum bet')).toMatch(/^P\d+(?:\.\d\d)?$/)
  expect(fact(sheet, 'Maximum bet')).toMatch(/^P[\d,]+(?:\.\d\d)?$/)
  expect(fact(sheet, 'Volatility')).toMatch(/^(Low|Medium|High)$/)
  expect(fact(sheet, 'Max. win')).toMatch(/^[\d,]+ × the bet$/)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(about)
  expect(router.latestLocation.search).toEqual({ page: 'PT' })
})

test('at its own address it plays, tries for free, marks, and leads to more of its vendor', async () => {
  const site = openSite()
  const address = '/rng?game=PT/RNG-05042/N3273175584'
  const { user, router } = await site.visit(address)
  const sheet = await screen.findByRole('dialog', { name: 'Scorching Oasis Legacy' })
  expect(fact(sheet, 'Minimum bet')).toBe('P0.50')
  expect(fact(sheet, 'Maximum bet')).toBe('P250')
  expect(fact(sheet, 'Lines')).toBe('25')
  expect(fact(sheet, 'Return to player')).toBe('95.4%')
  const more = within(sheet).getByRole('list', { name: 'More from Pinetop' })
  const others = await within(more).findAllByRole('button', { name: /^Play / })
  expect(others.length).toBeGreaterThan(5)
  expect(others.map((it) => it.getAttribute('aria-label'))).not.toContain('Play Scorching Oasis Legacy')
  await user.click(within(sheet).getByRole('button', { name: 'Play' }))
  const popup = await screen.findByRole('dialog', { name: 'Log in' })
  expect(String((router.latestLocation.search as Record<string, string>)['next'])).toMatch(
    /^\/game\?vendor=PT&game=RNG-05042/,
  )
  await user.click(within(popup).getByRole('button', { name: 'Close' }))
  const shown = await screen.findByRole('dialog', { name: 'Scorching Oasis Legacy' })
  await user.click(within(shown).getByRole('button', { name: 'Try free' }))
  await waitFor(() => expect(router.latestLocation.href).toMatch(/^\/game\?.*game=RNG-05042.*trial=1/))

  const member = await site.sandbox.member('player')
  const again = await site.visit(address, member)
  const mine = await screen.findByRole('dialog', { name: 'Scorching Oasis Legacy' })
  const mark = within(mine).getByRole('button', { name: 'Favourite' })
  expect(mark.getAttribute('aria-pressed')).toBe('false')
  await again.user.click(mark)
  await waitFor(() => expect(mark.getAttribute('aria-pressed')).toBe('true'))
  await again.user.click(within(mine).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(again.router.latestLocation.href).toBe('/rng'))
})

test('figures that do not come are asked for again; a game that there is not leads on', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'getGameInfo' })
  const { user } = await site.visit('/rng?game=PT/RNG-05042/')
  const sheet = await screen.findByRole('dialog', { name: 'Game' })
  const again = await within(sheet).findByRole('button', { name: 'Try again' })
  await site.sandbox.clear('failing')
  await user.click(again)
  await waitFor(() => expect(fact(sheet, 'Return to player')).toBe('95.4%'))

  const { router, user: other } = await site.visit('/rng?game=NOBODY/1/')
  const none = await screen.findByRole('dialog', { name: 'Game' })
  await within(none).findByText('There is no such game')
  await other.click(within(none).getByRole('button', { name: 'Other games' }))
  await waitFor(() => expect(router.latestLocation.href).toBe('/rng'))
})
