/** A category's page: vendors, filters, words and the games themselves (spec 2, "Header"; spec 5, "Slot filter"). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { brandOf } from '../../testing/brands.ts'
import { giveWidth } from '../../testing/visibility.ts'
import { openSite } from '../../testing/site.tsx'

const main = () => within(screen.getByRole('main'))
const count = (): string | null => main().getAllByRole('status')[0]!.textContent
/** A filter of the rail. */
const filter = (name: string): HTMLElement => within(main().getByLabelText('Find games')).getByRole('button', { name })
/** What is chosen, above the games. */
const chosen = (name: string): HTMLElement =>
  within(main().getByRole('group', { name: 'Filters' })).getByRole('button', { name })
const vendor = (name: string): HTMLElement =>
  within(main().getByRole('navigation', { name: 'Providers' })).getByRole('button', { name })
const pressed = (button: HTMLElement): string | null => button.getAttribute('aria-pressed')
/** Once the list is the one that was asked for. */
const settled = (): Promise<void> =>
  waitFor(() => expect(main().getByRole('grid').getAttribute('aria-busy')).toBe('false'))

test('games are narrowed by vendor, filters, order and words, which the address keeps', async () => {
  giveWidth()
  const { user, router } = await openSite({ brand: 'pampas' }).visit('/rng')
  await waitFor(() => expect(count()).toMatch(/^\d,\d{3} games$/))
  const whole = count()
  expect(pressed(vendor('All'))).toBe('true')
  await user.click(vendor('Pinetop'))
  await waitFor(() => expect(count()).not.toBe(whole))
  const ofVendor = count()
  expect(router.latestLocation.search).toEqual({ page: 'PT' })
  expect([pressed(vendor('All')), pressed(vendor('Pinetop'))]).toEqual(['false', 'true'])
  await settled()
  const [first] = main().getAllByRole('gridcell')
  expect(first!.textContent).toContain('Pinetop')

  await user.click(filter('Hot'))
  expect(pressed(filter('Hot'))).toBe('true')
  await waitFor(() => expect(router.latestLocation.search).toEqual({ page: 'PT', hot: '1' }))
  await waitFor(() => expect(count()).not.toBe(ofVendor))
  const ofHot = count()
  await user.click(filter('25 lines or more'))
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ lines: '25' }))
  await waitFor(() => expect(count()).not.toBe(ofHot))
  const narrowed = count()
  await user.click(filter('Bets from $1,000'))
  await waitFor(() => expect(count()).not.toBe(narrowed))
  await user.click(filter('Bets from $1,000'))
  await waitFor(() => expect(count()).toBe(narrowed))

  await user.selectOptions(main().getByRole('combobox', { name: 'Sort order' }), 'By name')
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ sort: 'name' }))
  await settled()
  const names = main()
    .getAllByRole('gridcell')
    .map(
      (cell) =>
        /^Play (.*)/.exec(
          within(cell)
            .getByRole('button', { name: /^Play / })
            .getAttribute('aria-label')!,
        )![1],
    )
  expect(names.length).toBeGreaterThan(5)
  expect(names).toEqual(names.toSorted((a, b) => a!.localeCompare(b!)))

  const words = main().getByRole('searchbox', { name: 'Search games' })
  await user.type(words, 'qqqq')
  await main().findByText('No games match all filters')
  expect(count()).toBe('No games')
  await main().findByText('Remove one filter to see more:')
  await user.click(main().getByRole('button', { name: 'Remove filter: “qqqq”' }))
  await waitFor(() => expect(count()).toBe(narrowed))
  expect((words as HTMLInputElement).value).toBe('')
  await user.click(chosen('Clear all'))
  await waitFor(() => expect(count()).toBe(whole))
  expect(router.latestLocation.search).toEqual({ sort: 'name' })
  expect(pressed(filter('Hot'))).toBe('false')
})

test('whatever an address says, it is told what narrows the list; a category without games leads on', async () => {
  const site = openSite({ brand: 'pampas' })
  const { user } = await site.visit('/rng?page=NOBODY&q=zzzz&class=NONE&sort=nonsense&list=nobody&hot=yes&lines=7')
  await main().findByText('No games match all filters')
  const ways = main()
    .getAllByRole('button', { name: /^Remove filter: / })
    .map((it) => it.getAttribute('aria-label'))
  expect(ways).toEqual(['Remove filter: “zzzz”', 'Remove filter: NOBODY'])
  await user.click(main().getByRole('button', { name: 'See all games' }))
  await waitFor(() => expect(count()).toMatch(/^\d,\d{3} games$/))
  await site.visit('/cockfight')
  await main().findByText('No games here yet')
  expect(main().queryByRole('searchbox')).toBeNull()
  expect(main().queryByRole('navigation', { name: 'Providers' })).toBeNull()
  expect(main().getByRole('link', { name: 'See all categories' }).getAttribute('href')).toBe('/cockfight?modal=games')
})

test('live tables are chosen by what is played; a page that does not come is asked for again', async () => {
  giveWidth()
  const site = openSite()
  const { user, router } = await site.visit('/live?class=ROULETTE')
  const kinds = (): HTMLElement => main().getByRole('group', { name: 'Game type' })
  const kind = (name: string): HTMLElement => within(kinds()).getByRole('button', { name })
  await waitFor(() => expect(count()).toBe('29 games'))
  expect([pressed(kind('All tables')), pressed(kind('Roulette'))]).toEqual(['false', 'true'])
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listGames' })
  await user.click(kind('Baccarat'))
  await waitFor(() => expect(router.latestLocation.search).toEqual({ class: 'BACCARAT' }))
  const again = await main().findByRole('button', { name: 'Try again' })
  await site.sandbox.clear('failing')
  await user.click(again)
  await waitFor(() => expect(main().getAllByRole('gridcell')[0]!.textContent).toContain('Baccarat'))
})

test('a live table says who deals, its stakes and its seats; those with a free seat come first', async () => {
  giveWidth()
  const { user, router } = await openSite().visit('/live')
  await waitFor(() => expect(count()).toBe('347 games'))
  const [first] = await main().findAllByRole('gridcell')
  expect(first!.textContent).toMatch(/Bet limits .+ – .+\d of \d free/)
  expect(first!.textContent, 'what a machine returns is not asked of a dealer').not.toMatch(/RTP|Volatility/)
  within(first!).getByRole('button', { name: /^Sit down: / })
  expect(main().queryByRole('slider', { name: 'RTP' })).toBeNull()
  await user.click(filter('Free seat now'))
  await waitFor(() => expect(router.latestLocation.search).toEqual({ seat: '1' }))
  await waitFor(() => expect(count()).not.toBe('347 games'))
  await settled()
  for (const cell of main().getAllByRole('gridcell')) expect(cell.textContent).toMatch(/[1-9] of \d free/)
})

test('an answer that comes late changes nothing', async () => {
  giveWidth()
  const site = openSite()
  const { user, router } = await site.visit('/rng')
  await waitFor(() => expect(count()).toMatch(/\d/))
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let late = 0
  site.intercept((request) => {
    const { searchParams } = new URL(request.url)
    if (!request.url.includes('GCSGAME_gameList')) return null
    if (searchParams.get('isHot') !== '1' || searchParams.has('isNew')) return null
    late += 1
    return held.then(() => Response.json({ success: true, value: { games: [], total: 1, pageNum: 1, totalPages: 1 } }))
  })
  await user.click(filter('Hot'))
  await waitFor(() => expect(late).toBe(1))
  expect(main().getByRole('grid').getAttribute('aria-busy')).toBe('true')
  await user.click(filter('Hot'))
  await user.click(filter('New'))
  await waitFor(() => expect(router.latestLocation.search).toEqual({ new: '1' }))
  await settled()
  const said = count()
  letGo()
  await user.click(vendor('All'))
  expect(count()).toBe(said)
  expect(main().getAllByRole('gridcell').length).toBeGreaterThan(5)
})

describe('on a phone', () => {
  test('the filters are a sheet that counts, chooses and clears', async () => {
    const { user, router } = await openSite({ device: 'phone' }).visit('/live')
    await waitFor(() => expect(count()).toBe('347 games'))
    await user.click(main().getByRole('button', { name: /^Filters/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    await user.click(within(sheet).getByRole('button', { name: 'Roulette' }))
    await waitFor(() => expect(router.latestLocation.search).toMatchObject({ class: 'ROULETTE' }))
    await within(sheet).findByRole('button', { name: 'Show 29 games' })
    await user.selectOptions(within(sheet).getByRole('combobox', { name: 'Provider' }), 'Amber Gate')
    await waitFor(() => expect(router.latestLocation.search).toMatchObject({ page: 'AG' }))
    await user.click(within(sheet).getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(router.latestLocation.search).not.toHaveProperty('page'))
    expect(router.latestLocation.search).not.toHaveProperty('class')
    await user.click(await within(sheet).findByRole('button', { name: 'Show 347 games' }))
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull()
  })

  test('the search opens below the name, narrows, and takes its words back when it closes', async () => {
    giveWidth()
    const { user, router } = await openSite({ brand: 'pampas', device: 'phone' }).visit('/rng')
    await waitFor(() => expect(count()).toMatch(/^\d,\d{3} games$/))
    const open = main().getByRole('button', { name: 'Search games' })
    expect(main().queryByRole('searchbox')).toBeNull()
    await user.click(open)
    const words = main().getByRole('searchbox', { name: 'Search games' })
    expect(document.activeElement).toBe(words)
    await user.type(words, 'dragon')
    await waitFor(() => expect(router.latestLocation.search).toEqual({ q: 'dragon' }))
    await user.click(open)
    await waitFor(() => expect(router.latestLocation.search).toEqual({}))
    expect(main().queryByRole('searchbox')).toBeNull()
  })

  test('vendors stand in the line of filters', async () => {
    giveWidth()
    const { user, router } = await openSite({ brand: 'pampas', device: 'phone' }).visit('/rng')
    await waitFor(() => expect(count()).toMatch(/^\d,\d{3} games$/))
    await user.click(chosen('Pinetop'))
    await waitFor(() => expect(router.latestLocation.search).toEqual({ page: 'PT' }))
    expect(pressed(chosen('Pinetop'))).toBe('true')
  })

  test('a step chosen in the sheet is told above the games, and taken back there', async () => {
    giveWidth()
    const { user, router } = await openSite({ brand: 'pampas', device: 'phone' }).visit('/rng')
    await waitFor(() => expect(count()).toMatch(/^\d,\d{3} games$/))
    await user.click(main().getByRole('button', { name: 'Filters' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    const high = await sheet.findByRole('button', { name: /^High [\d,]+$/ })
    const left = /[\d,]+$/.exec(high.textContent ?? '')?.[0]
    await user.click(high)
    await user.click(await sheet.findByRole('button', { name: `Show ${left} games` }))
    await waitFor(() => expect(count()).toBe(`${left} games`))
    await user.click(chosen('Volatility: High'))
    await waitFor(() => expect(router.latestLocation.search).toEqual({}))
  })
})

test('beside the games return, volatility and the least stake narrow them, and say before how many each leaves', async () => {
  giveWidth()
  const site = openSite({ brand: 'pampas' })
  const { user, router } = await site.visit('/rng')
  await waitFor(() => expect(count()).toMatch(/^\d,\d{3} games$/))
  expect(main().queryByRole('button', { name: 'Filters' })).toBeNull()
  const high = await main().findByRole('button', { name: 'High', description: /^[\d,]+$/ })
  const left = /[\d,]+$/.exec(high.textContent ?? '')?.[0]
  await user.click(high)
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ vol: 'high' }))
  await waitFor(() => expect(count()).toBe(`${left} games`))

  const least = main().getByRole<HTMLInputElement>('slider', { name: 'RTP' })
  expect(least.getAttribute('aria-valuetext')).toBe('All games')
  expect(least.max).toBe('11')
  fireEvent.change(least, { target: { value: '8' } })
  expect(least.getAttribute('aria-valuetext')).toBe('96.0% or more')
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ rtp: '96', vol: 'high' }))
  await user.click(chosen('RTP: 96.0% or more'))
  await waitFor(() => expect(router.latestLocation.search).toEqual({ vol: 'high' }))
  expect(least.value).toBe('0')
  await user.click(chosen('Volatility: High'))
  await waitFor(() => expect(router.latestLocation.search).toEqual({}))
})

test('a brand with its vendors in a column has them in a line above, where the rail has the filters', async () => {
  giveWidth()
  const { user, router } = await openSite({ brand: 'hoasen' }).visit('/rng')
  await waitFor(() => expect(vendor('Pinetop').textContent).toMatch(/^Pinetop[\d,.]+$/))
  await user.click(vendor('Pinetop'))
  expect(pressed(vendor('Pinetop'))).toBe('true')
  await waitFor(() => expect(router.latestLocation.search).toEqual({ page: 'PT' }))
  await user.click(chosen('Clear all'))
  await waitFor(() => expect(router.latestLocation.search).toEqual({}))
})

test('where a brand’s games are rows, a visitor may have covers instead, also the next time', async () => {
  giveWidth()
  const { layout } = brandOf('wireframe')
  const site = openSite({ says: { layout: { ...layout, card: 'row' } } })
  const { user } = await site.visit('/rng')
  await waitFor(() => expect(count()).toMatch(/^\d,\d{3} games$/))
  const columns = (): number => Number(main().getByRole('grid').getAttribute('aria-colcount'))
  expect(columns()).toBe(1)
  await user.click(main().getByRole('button', { name: 'Show as covers' }))
  await waitFor(() => expect(columns()).toBe(5))
  await site.visit('/rng')
  await waitFor(() => expect(columns()).toBe(5))
  await user.click(main().getByRole('button', { name: 'Show as rows' }))
  await waitFor(() => expect(columns()).toBe(1))
})

test('where nobody counts, what is a filter by itself still stands there', async () => {
  giveWidth()
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 404, endpoint: 'countGames' })
  const { user, router } = await site.visit('/rng')
  await waitFor(() => expect(count()).toMatch(/\d/))
  await user.click(filter('Hot'))
  await waitFor(() => expect(router.latestLocation.search).toEqual({ hot: '1' }))
  expect(main().queryByRole('slider')).toBeNull()
  expect(filter('Hot').textContent).toBe('Hot')
})
