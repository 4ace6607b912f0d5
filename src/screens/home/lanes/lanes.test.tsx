/** Lanes of games with their reasons: what each holds, where it leads, and that no game stands twice on the page. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HomeSection } from '../../../brand/layout-schema.ts'
import { withHome } from '../../../testing/brands.ts'
import { section } from '../../../testing/home.ts'
import { openSite } from '../../../testing/site.tsx'

const GUEST = ['hot', 'new', 'free', 'small-stakes'] as const
const openHome = (member: readonly HomeSection[] = []) =>
  openSite({ says: withHome('wireframe', { guest: [...GUEST], member: [...member] }) })

/** The names of the games in a lane, once they are there. */
const gamesIn = async (title: string): Promise<string[]> => {
  const buttons = await within(await section(title)).findAllByRole('button', { name: /^Play / })
  return buttons.map((it) => it.getAttribute('aria-label') ?? '')
}

test('each says why it stands there, and leads to all of its own', async () => {
  const { user } = await openHome().visit('/index')
  await user.keyboard('{Shift}')
  const newest = await section('New games')
  within(newest).getByText('The newest first')
  const all = await within(newest).findByRole('link', { name: /^All [\d,]+$/ })
  expect(all.getAttribute('href')).toBe('/rng?new=1&sort=new')
  const small = await section('Small stakes')
  expect((await within(small).findByRole('link', { name: 'All 8,867' })).getAttribute('href')).toBe('/rng?sort=minBet')
  const free = await section('Free to try')
  within(free).getByText('No account needed')
  expect((await within(free).findByRole('link', { name: /^All [\d,]+$/ })).getAttribute('href')).toBe('/rng?trial=1')
  const tries = await within(free).findAllByRole('button', { name: /^Try .*free|^Free/ })
  expect(tries.length, 'every game of the lane can be tried').toBe((await gamesIn('Free to try')).length)
})

test('no game stands twice on the page', async () => {
  const { user } = await openHome().visit('/index')
  await user.keyboard('{Shift}')
  for (const title of ['Hot games', 'New games', 'Free to try', 'Small stakes'])
    expect((await gamesIn(title)).length, title).toBeGreaterThan(8)
  const names = screen.getAllByRole('button', { name: /^Play / }).map((it) => it.getAttribute('aria-label'))
  expect(names).toHaveLength(new Set(names).size)
})

test('what is like the game that was played last names it, and holds it not', async () => {
  const site = openHome(['played', 'recent', 'new'])
  const member = await site.sandbox.member('player')
  const first = await site.visit('/index', member)
  await first.user.keyboard('{Shift}')
  expect(
    screen.queryByRole('heading', { name: /^Because you played/ }),
    'who has played nothing has no such lane',
  ).toBeNull()
  const play = (await within(await section('New games')).findAllByRole('button', { name: /^Play / }))[0]!
  const name = play.getAttribute('aria-label')!.replace('Play ', '')
  await first.user.click(play)
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  const { user } = await site.visit('/index', member)
  await user.keyboard('{Shift}')
  const lane = await section(`Because you played ${name}`)
  within(lane).getByText(/^More by \w/)
  expect((await within(lane).findByRole('link', { name: /^All / })).getAttribute('href')).toMatch(/^\/rng\?page=\w+$/)
  expect(await gamesIn(`Because you played ${name}`)).not.toContain(`Play ${name}`)
  expect(await gamesIn('Recently played'), 'what was played is whole').toEqual([`Play ${name}`])
  expect(await gamesIn('New games')).not.toContain(`Play ${name}`)
})
