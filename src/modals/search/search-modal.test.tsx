/** The search over games and vendors from anywhere (spec 2, "Header"; spec 7, "Games"). */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { banner } from '../../testing/header.ts'
import { openSite } from '../../testing/site.tsx'

const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Search' })
const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Search games and providers' })
const options = (group: RegExp): HTMLElement[] => {
  const found = screen.queryByRole('group', { name: group })
  return found ? within(found).getAllByRole('option') : []
}
/** The results that Enter opens. */
const chosen = (): string[] =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option', { selected: true })
    .map(({ id }) => id)
/** Waits until what is found answers what was typed. */
const found = (words: RegExp): Promise<void> =>
  waitFor(async () => expect(within(await dialog()).getByRole('status').textContent).toMatch(words))

test('a game is found from any page as one types, and opens behind the login; Back finds the search as it was', async () => {
  const { user, router } = await openSite().visit('/help?q=bonus')
  const own = within(screen.getByRole('main')).getByRole('searchbox')
  await user.click(own)
  await user.keyboard('/')
  expect(own, 'whoever types means a letter').toHaveProperty('value', 'bonus/')
  await user.keyboard('{Backspace}')
  own.blur()
  await user.keyboard('/')
  await dialog()
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await waitFor(() => expect(options(/^Hot games/)).toHaveLength(8))
  expect(options(/^Providers/).length).toBeGreaterThan(0)
  expect(chosen(), 'Enter opens nothing that nobody chose').toEqual([])

  await user.keyboard('dragon')
  await found(/^\d+ games$/)
  const games = options(/^Games/)
  expect(games.length).toBeGreaterThan(8)
  for (const game of games.slice(0, 8)) expect(within(game).getAllByText(/dragon/i).length).toBeGreaterThan(0)
  expect(router.state.location.search).toEqual({ q: 'bonus', modal: 'search', find: 'dragon' })
  expect(chosen()).toEqual([games[0]!.id])
  await user.keyboard('{ArrowDown}')
  expect([chosen(), field().getAttribute('aria-activedescendant')]).toEqual([[games[1]!.id], games[1]!.id])
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(chosen(), 'round the end').toEqual([options(/^Games/).at(-1)!.id])

  await user.click(options(/^Games/)[0]!)
  await screen.findByRole('dialog', { name: 'Log in' })
  expect(router.state.location.search).toMatchObject({ next: expect.stringMatching(/^\/game\?.*vendor=/) })
  router.history.back()
  await dialog()
  expect(field()).toHaveProperty('value', 'dragon')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.href).toBe('/help?q=bonus'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a team is found, and leads to the page of its match', async () => {
  const { user, router } = await openSite().visit('/help?modal=search')
  await dialog()
  await user.type(field(), 'Millbeck')
  await waitFor(() => expect(options(/^Matches/).length).toBeGreaterThan(0))
  const [match] = options(/^Matches/)
  expect(match!.textContent).toMatch(/Millbeck.* v | v .*Millbeck/)
  await user.click(match!)
  await waitFor(() => expect(router.latestLocation.href).toMatch(/^\/sports\?fixture=/))
})

describe('a search that', () => {
  test('is late leaves what was found before, which Enter does not open', async () => {
    const site = openSite({ brand: 'pampas' })
    const { user, router } = await site.visit('/index?modal=search&find=dragon')
    await found(/games$/)
    const { promise, resolve } = Promise.withResolvers<null>()
    site.intercept(({ url }) => (url.includes('gameName=tiger') ? promise : null))
    await user.clear(field())
    await user.type(field(), 'tiger')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ find: 'tiger' }))
    expect(options(/^Games/)[0]!.textContent).toMatch(/dragon/i)
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true')
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe('/index')
    resolve(null)
    await waitFor(() => expect(options(/^Games/)[0]!.textContent).toMatch(/tiger/i))
  })

  test('has a slip in it finds what was meant, and says so', async () => {
    const { user } = await openSite({ brand: 'pampas' }).visit('/index?modal=search')
    await user.type(field(), 'draogn')
    await screen.findByText('No exact match. Did you mean:')
    expect(options(/^No exact match/)[0]!.textContent).toMatch(/dragon/i)
    expect(screen.queryByText('No results')).toBeNull()
  })

  test('finds nothing says so and leads to all categories; a link’s search closes to its page', async () => {
    const { user, router } = await openSite({ brand: 'pampas' }).visit('/index?modal=search&find=zzqqxx')
    await screen.findByText('No results')
    await found(/^No games$/)
    expect(within(screen.getByRole('listbox')).queryAllByRole('option')).toEqual([])
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await user.click(screen.getByRole('button', { name: 'See all categories' }))
    await screen.findByRole('dialog', { name: 'Games' })
    expect(router.state.location.href).toBe('/index?modal=games')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.href).toBe('/index'))
  })

  test('fails says so beside the vendors that it found, and can be asked for again', async () => {
    const site = openSite({ brand: 'pampas' })
    await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listGames' })
    const { user, router } = await site.visit('/index?modal=search')
    await waitFor(() => expect(options(/^Providers/)[0]).toBeDefined())
    await user.type(field(), 'amber')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The server has a problem')
    expect(options(/^Providers/)[0]!.textContent).toMatch(/^Amber/)
    await site.sandbox.clear('failing')
    await user.click(within(await dialog()).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(options(/^Games/)[0]?.textContent).toMatch(/amber/i))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.href).toBe('/index'))
  })
})

test('a member opens a vendor by keyboard; the last words stay until they are forgotten, the key until it is switched off', async () => {
  const { user, router } = await openSite().enter('player', '/help')
  const search = within(banner()).getByRole('link', { name: 'Search' })
  await user.click(search)
  await dialog()
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
  await user.type(field(), 'amber')
  await found(/^\d+ providers?, \d+ games?$/)
  await waitFor(() => expect(chosen()).toEqual([options(/^Providers/)[0]!.id]))
  const [place] = options(/^Providers/).flatMap((option, at) => (option.textContent.includes('Slots') ? [at] : []))
  await user.keyboard(`${'{ArrowDown}'.repeat(place!)}{Enter}`)
  await screen.findByRole('heading', { level: 1, name: 'Slots' })
  expect(router.state.location.href).toMatch(/^\/rng\?page=[A-Z0-9_]+$/)

  await user.click(search)
  const last = await screen.findByRole('region', { name: 'Recent searches' })
  await user.click(within(last).getByRole('button', { name: 'amber' }))
  await waitFor(() => expect(field()).toHaveProperty('value', 'amber'))
  await user.clear(field())
  await user.click(await screen.findByRole('button', { name: 'Clear search history' }))
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
  expect(document.activeElement).toBe(field())

  await user.click(screen.getByRole('checkbox', { name: 'The / key opens the search on every page' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('/')
  expect(router.state.location.search).not.toHaveProperty('modal')
  expect(screen.queryByRole('dialog')).toBeNull()
})
