/** The home page's first window: what is sold there, a thing a slide, then the server's banners (spec 2, "/index"; spec 7, banners). */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { firstOfLane, stubVisibility } from '../../../testing/visibility.ts'
import { bundleOf, withHome } from '../../../testing/brands.ts'
import type { Fixture } from '../../../rules/sports/fixture.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { priceStoreAtom } from '../../../state/sports/feed.ts'
import { fixturesQuery } from '../../../state/sports/fixtures.ts'
import { slipAtom } from '../../../state/sports/slip.ts'
import { openSite } from '../../../testing/site.tsx'

const main = () => within(screen.getByRole('main'))
/** The first slide is drawn in a place of its own within the first of the track's. */
const slides = (): Element[] => [
  ...main().getAllByRole('article')[0]!.parentElement!.parentElement!.parentElement!.children,
]
const inert = (): boolean[] =>
  slides()
    .slice(1)
    .map((slide) => slide.hasAttribute('inert'))
const place = () => within(main().getByRole('group', { name: 'Slides' })).getByText(/^Slide \d+ of/).textContent
const headings = () =>
  main()
    .getAllByRole('heading', { level: 1 })
    .map((it) => it.textContent)

test('a guest is sold the welcome offer first: its number, until when, what is to be bet in all, and one filled button', async () => {
  // The brand itself leads with a match.
  const { hero } = bundleOf('pampas', 'http://localhost:4173', {})
  const wanted = { ...hero.slides, guest: ['welcome' as const, 'draw' as const] }
  const site = openSite({
    brand: 'pampas',
    device: 'phone',
    says: { ...withHome('pampas', { guest: ['hero'] }), hero: { ...hero, slides: wanted } },
  })
  const { user, calls, router } = await site.visit('/index')
  const offer = within(
    await screen.findByRole('article', { name: 'Bono de bienvenida: duplicamos tu primer depósito' }),
  )
  expect(headings()).toEqual(['The lights are on'])
  offer.getByText('100%')
  offer.getByText('of your deposit, up to $200,000')
  offer.getByText(
    /^If you deposit \$200,000, you get \$200,000 extra\. Deposit \$200,000: bet \$4,800,000 before you withdraw \(\$10,000: \$240,000\)\. That is 12 × \(deposit \+ bonus\) within 30 days\. Until /,
  )
  offer.getByRole('link', { name: '18+ · Play responsibly' })
  expect(offer.getByRole('link', { name: 'All terms' }).getAttribute('href')).toBe('/promoDetail?promotion=welcome')
  offer.getByRole('button', { name: 'Free demo' })
  expect(
    calls.filter((call) => /numeros/.test(call)),
    'nothing that is not shown yet',
  ).toEqual([])
  await user.click(offer.getByRole('link', { name: 'Register' }))
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/register'))
})

test('a match that is on is sold with its odds, which a guest can take', async () => {
  const site = openSite({ brand: 'pampas', says: withHome('pampas', { guest: ['hero'] }) })
  const { user, store } = await site.visit('/index')
  const article = await screen.findByRole('article', { name: / v / })
  const match = within(article)
  expect(headings()).toEqual(['The lights are on'])
  const prices = match.getAllByRole('button', { pressed: false })
  await user.click(prices[0]!)
  expect(prices[0]!.getAttribute('aria-pressed')).toBe('true')
  expect(store.get(slipAtom).picks).toHaveLength(1)
  expect(match.getByRole('link', { name: /markets?$/ }).getAttribute('href')).toMatch(/^\/sports\?fixture=/)
})

test('the match that is sold stays the same until it has ended, whatever the list says meanwhile', async () => {
  const site = openSite({ brand: 'pampas', says: withHome('pampas', { guest: ['hero'] }) })
  const { store, queries } = await site.visit('/index')
  const name = (): string | null => screen.getByRole('article', { name: / v / }).getAttribute('aria-label')
  await screen.findByRole('article', { name: / v / })
  const before = name()
  const { queryKey } = fixturesQuery(store.get(languageAtom).code, { live: true })
  const page = queries.getQueryData(queryKey)!
  const isShown = ({ home, away }: Fixture): boolean => `${home.name} v ${away.name}` === before
  const ended = page.fixtures.find(isShown)!
  await act(async () => {
    queries.setQueryData(queryKey, { ...page, fixtures: page.fixtures.filter((each) => !isShown(each)) })
    await Promise.resolve()
  })
  expect(name()).toBe(before)
  const over = { ...ended, version: ended.version + 1_000_000_000_000, state: 'finished' as const }
  act(() => store.get(priceStoreAtom).take([over], Date.now()))
  await waitFor(() => expect(name()).not.toBe(before))
})

test('a hand that draws sums says them as a sentence, and below it what has to be bet', async () => {
  await openSite().visit('/index')
  const offer = within(await screen.findByRole('article', { name: /^Welcome bonus/ }))
  offer.getByText('Put in P200. Play with P400.')
  offer.getByText('Deposit P200: bet P4,800 before you withdraw (P10: P240).')
  const names = offer.getAllByRole('term').map((it) => it.textContent)
  expect(names.slice(0, 2), 'a phone shows the first two').toEqual(['To bet within 30 days', 'Minimum deposit'])
})

test('a member is sold what holds for members, and no second filled button', async () => {
  const site = openSite()
  await site.enter('player')
  const race = within(await main().findByRole('article', { name: 'Weekly slots race' }))
  race.getByText('top prize · 50 prizes')
  expect(race.getByRole('link', { name: 'See the offer' }).getAttribute('href')).toBe(
    '/promoDetail?promotion=slot-race',
  )
  expect(main().queryByRole('article', { name: /Welcome/ })).toBeNull()
})

test('the others and the banners come with the first sign of life; what is out of sight is out of reach', async () => {
  const site = openSite({ device: 'phone' })
  // No other section is near, so that nothing of this is known already.
  const sight = stubVisibility((target, root) => root !== null && firstOfLane(target, root))
  const { user } = await site.visit('/index')
  await main().findByRole('article', { name: /^Welcome bonus/ })
  expect(slides()).toHaveLength(1)
  await user.keyboard('{Shift}')
  await waitFor(() => expect(slides()).toHaveLength(5))
  const titles = slides().map((slide) => slide.querySelector('h2')!.textContent)
  expect(titles.slice(3)).toEqual(['Welcome to Wireframe', 'Every reel under one roof'])
  expect(inert()).toEqual(Array(4).fill(true))
  const register = main().getByRole('link', { name: 'Register' })
  expect(register.hasAttribute('inert')).toBe(false)
  expect(place()).toBe('Slide 1 of 5')

  sight.say(slides()[4]!, true)
  expect(place()).toBe('Slide 5 of 5')
  expect(inert()).toEqual(Array.from({ length: 4 }, (_, at) => at !== 3))
  expect(register.hasAttribute('inert')).toBe(true)
  const more = within(slides()[4] as HTMLElement).getByRole('link', {
    name: /^Find out more ?: Every reel under one roof$/,
  })
  expect(more.getAttribute('href')).toBe('/rng')
  sight.say(slides()[0]!, true)
  expect(register.hasAttribute('inert')).toBe(false)

  const stop = screen.getByRole('button', { name: 'Pause slideshow' })
  await user.click(stop)
  const go = screen.getByRole('button', { name: 'Resume slideshow' })
  expect(go).toBe(stop)
  await user.click(go)
  screen.getByRole('button', { name: 'Pause slideshow' })
})

test('a slide stands for a while and leads to the next, the last to the first, unless it is stopped, pointed at or left', async () => {
  const site = openSite()
  const sight = stubVisibility(firstOfLane)
  const { user } = await site.visit('/index')
  await user.keyboard('{Shift}')
  await screen.findByRole('group', { name: 'Slides' })
  const moved = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined)
  onTestFinished(() => moved.mockRestore())
  // Where a slide lies is its place in the row.
  const left = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return slides().indexOf(this)
  })
  onTestFinished(() => left.mockRestore())
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const hero = screen.getByRole('main').querySelector('section')!
  const enter = (type: string): void => act(() => void hero.dispatchEvent(new window.Event(type)))
  // Begins the wait anew, under this clock.
  enter('pointerenter')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(moved).not.toHaveBeenCalled()
  enter('pointerleave')
  act(() => void vi.advanceTimersByTime(6900))
  expect(moved).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(200))
  expect(moved).toHaveBeenCalledTimes(1)
  sight.say(hero, false)
  act(() => void vi.advanceTimersByTime(30_000))
  expect(moved).toHaveBeenCalledTimes(1)
  sight.say(hero, true)
  for (const [from, to] of [
    [2, 3],
    [slides().length - 1, 0],
  ] as const) {
    sight.say(slides()[from]!, true)
    act(() => void vi.advanceTimersByTime(7100))
    expect(moved, `after slide ${from}`).toHaveBeenLastCalledWith(expect.objectContaining({ left: to }))
  }
  act(() => screen.getByRole('button', { name: 'Pause slideshow' }).click())
  act(() => void vi.advanceTimersByTime(30_000))
  expect(moved).toHaveBeenCalledTimes(3)
})

test.each([
  ['nothing is offered', { kind: 'answering', endpoint: 'listPromotions', value: { types: [], list: [] } }],
  ['it can’t be read', { kind: 'failing', how: 'status', status: 503, endpoint: 'listPromotions' }],
])('where %s, the brand’s own words stand, and other things are sold behind them', async (_, scenario) => {
  const site = openSite({
    says: { hero: { headline: 'Come in', line: 'Any time.', slides: { guest: ['welcome'], member: [] } } },
  })
  await site.sandbox.scenario(scenario)
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listAnnouncements' })
  const { user, calls } = await site.visit('/index')
  await user.keyboard('{Shift}')
  await waitFor(() => expect(calls.some((call) => call.includes('getListAnnouncements'))).toBe(true))
  await screen.findByRole('region', { name: 'Hot games' })
  expect(headings()).toEqual(['Come in'])
  main().getByRole('link', { name: 'Choose a game' })
  expect(main().queryByRole('article')).toBeNull()
  expect(screen.queryByRole('group', { name: 'Slides' })).toBeNull()
})

test('what there is nothing of gives its place to what comes next', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'answering', endpoint: 'listPromotions', value: { types: [], list: [] } })
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 404, endpoint: 'listJackpots' })
  await site.visit('/index')
  const draw = within((await main().findAllByRole('article'))[0]!)
  draw.getByRole('heading', { name: 'Classic Mark Six' })
  draw.getByRole('link', { name: 'Choose numbers' })
  expect(draw.getAllByRole('timer')).toHaveLength(1)
})

test('the largest jackpot climbs while somebody looks, and leads to a game that fills it', async () => {
  const site = openSite({ brand: 'pampas' })
  await site.enter('player', '/index')
  const jackpot = within(await main().findByRole('article', { name: /Grand$/ }))
  const figure = (): string => jackpot.getByText(/^\$1,8\d\d,\d{3},\d{3}\.\d\d$/).textContent!
  const first = figure()
  await waitFor(() => expect(figure()).not.toBe(first), { timeout: 5000 })
  expect(figure() > first).toBe(true)
  jackpot.getByText('In 38 games')
  expect(jackpot.getByRole('link', { name: 'Play' }).getAttribute('href')).toMatch(/^\/game\?/)
})

test('a live table says who deals and how many seats are free, and draws which they are', async () => {
  const site = openSite({ brand: 'atrium' })
  await site.enter('player', '/index')
  const table = (await main().findAllByRole('article'))[0]!
  const [, free, all] = /(\d) of (\d) free/.exec(table.textContent!)!
  expect(table.textContent).toMatch(/Dealer: .+ · /)
  const numbers = [...table.querySelectorAll('svg text')].map((it) => Number(it.textContent))
  expect(numbers).toHaveLength(Number(free))
  expect(numbers.every((seat) => seat >= 1 && seat <= Number(all))).toBe(true)
})
