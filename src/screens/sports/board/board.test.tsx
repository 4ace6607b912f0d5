/** The board of fixtures: what it is narrowed to, its leagues, its pages, and where there are none. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bundleOf } from '../../../testing/brands.ts'
import { fixturesQuery } from '../../../state/sports/fixtures.ts'
import { openSite } from '../../../testing/site.tsx'

const main = () => within(screen.getByRole('main'))
const blocks = (): Promise<HTMLElement[]> => within(screen.getByRole('main')).findAllByRole('group', { name: / v / })
const days = () => within(main().getByRole('group', { name: 'When' }))
const sports = () => within(main().getByRole('navigation', { name: 'Sports' }))

test('what is on stands first; a sport, a league and a day are kept in the address', async () => {
  const { user, router } = await openSite().visit('/sports')
  await blocks()
  main().getByRole('heading', { level: 1, name: 'Sports' })
  main().getByRole('heading', { level: 2, name: 'Live' })
  expect(
    days()
      .getByRole('button', { name: /^Live \d/ })
      .getAttribute('aria-pressed'),
  ).toBe('true')
  await user.click(await sports().findByRole('button', { name: /^Tennis/ }))
  await waitFor(() => expect(router.latestLocation.href).toBe('/sports?sport=tennis'))
  await main().findByRole('heading', { level: 1, name: 'Tennis' })
  await user.click(days().getByRole('button', { name: /^Tomorrow/ }))
  await waitFor(() => expect(router.latestLocation.search).toEqual({ sport: 'tennis', day: 'tomorrow' }))
  const league = await sports().findByRole('button', { name: /^Sierra Open/ })
  await user.click(league)
  await main().findByRole('heading', { level: 1, name: 'Sierra Open' })
  await main().findAllByText('Tomorrow', { selector: 'span' })
  await user.click(sports().getByRole('button', { name: /^All/ }))
  await waitFor(() => expect(router.latestLocation.search).toEqual({ day: 'tomorrow' }))
})

test('a league folds to its name, and its heart is kept with the account', async () => {
  const { user } = await openSite().enter('player', '/sports?day=week&sport=football')
  await blocks()
  const fold = main().getAllByRole('button', { expanded: true })[0]!
  const name = fold.textContent!.replace(/\d.*$/, '')
  const league = main().getAllByRole('region', { name })[0]!
  expect(within(league).queryAllByRole('group', { name: / v / }).length).toBeGreaterThan(0)
  await user.click(fold)
  await waitFor(() =>
    expect(within(main().getAllByRole('region', { name })[0]!).queryAllByRole('group', { name: / v / })).toEqual([]),
  )
  await user.click(
    within(main().getAllByRole('region', { name })[0]!).getByRole('button', { name: `Favourite: ${name}` }),
  )
  const mine = within(await main().findByRole('region', { name: 'My leagues' }))
  mine.getByRole('button', { name: new RegExp(`^${name}`) })
})

test('a guest’s tap on a price stays in the slip, and the vendors’ own stages are a tap away', async () => {
  const { user, router } = await openSite().visit('/sports?day=week')
  await blocks()
  const [price] = main().getAllByRole('button', { pressed: false, name: /^1 / })
  await user.click(price!)
  expect(price!.getAttribute('aria-pressed')).toBe('true')
  const vendors = within(await main().findByRole('region', { name: 'Sportsbooks' }))
  await user.click(vendors.getByRole('link', { name: 'View all' }))
  await waitFor(() => expect(router.latestLocation.href).toBe('/sports?vendors=all'))
  await waitFor(() =>
    expect(within(main().getByRole('list', { name: 'Providers' })).getAllByRole('region')).toHaveLength(3),
  )
})

test('the focus stays at a match whose prices are paused under it', async () => {
  const site = openSite()
  const { queries } = await site.visit('/sports?day=week&sport=football')
  await blocks()
  const { fixtures } = await queries.fetchQuery(fixturesQuery('EN', { sport: 'football' }))
  const row = (): HTMLElement[] => main().getAllByRole('group', { name: / v / })
  const isOpen = (it: HTMLElement): boolean => within(it).queryAllByRole('button', { pressed: false }).length > 2
  const found = row().find(isOpen)!
  const name = found.getAttribute('aria-label') ?? ''
  const [fixture] = fixtures.filter(({ home, away }) => name.startsWith(`${home.name} v ${away.name}`))
  within(found).getAllByRole('button', { pressed: false })[0]!.focus()
  await site.sandbox.post('fixtures', { fixture: fixture!.id, do: 'suspend' })
  await waitFor(() => expect(within(found).queryAllByRole('button', { pressed: false })).toEqual([]), { timeout: 8000 })
  await waitFor(() => expect(found.contains(document.activeElement)).toBe(true))
})

test('where the vendor offers no fixtures, its stages stand here', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'modules', off: ['FIXTURES'] })
  await site.visit('/sports')
  await main().findByRole('list', { name: 'Providers' })
  expect(main().queryByRole('group', { name: 'When' })).toBeNull()
})

test('fixtures that can’t be read say so and are asked for again; a day without any says what there is', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listFixtures' })
  const { user, router } = await site.visit('/sports?sport=rugby')
  const again = await main().findByRole('button', { name: 'Try again' })
  await site.sandbox.clear('failing')
  await user.click(again)
  await waitFor(() => expect(main().queryByRole('button', { name: 'Try again' })).toBeNull())
  await router.navigate({ to: '/sports', search: { sport: 'rugby', league: 'no-such-league' } })
  await main().findByText('No match is live just now')
  await user.click(main().getByRole('button', { name: /^Matches of the week|^All sports/ }))
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ day: 'week' }))
})

const columnsOf = (row: HTMLElement): (string | null)[] =>
  within(row)
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-label'))

const { layout } = bundleOf('wireframe', 'http://localhost:4173', {})
const says = { layout: { ...layout, markets: ['handicap' as const, 'totals' as const, 'result' as const] } }

test('the brand’s markets have columns, in its order', async () => {
  await openSite({ says }).visit('/sports?day=tomorrow&sport=football')
  const [row] = await blocks()
  expect(columnsOf(row!)).toEqual(['Handicap', 'Total', 'Result'])
  expect(main().queryByRole('group', { name: 'Market' }), 'nothing is left to choose').toBeNull()
})

test('a phone shows one of them, the first until another is chosen', async () => {
  const { user } = await openSite({ says, device: 'phone' }).visit('/sports?day=tomorrow&sport=football')
  const [row] = await blocks()
  expect(columnsOf(row!)).toEqual(['Handicap'])
  expect(within(row!).getAllByRole('button', { name: /^[+−]\d/ })).toHaveLength(2)
  await user.click(within(main().getByRole('group', { name: 'Market' })).getByRole('button', { name: 'Result' }))
  await waitFor(() => expect(columnsOf(row!)).toEqual(['Result']))
})
