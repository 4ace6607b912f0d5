/** The inside of a category's drop-down: vendors, and the chosen one's games (spec 2, "Header"; spec 9, page sizes). */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cardsOf, noPanel, opener, panelOf, panels, point, vendorsOf } from '../../../testing/header.ts'
import { openSite, type Site } from '../../../testing/site.tsx'

/** Hears what lists of games are asked for: page and size, of drop-downs alone. */
function hearLists(site: Site): (string | null)[][] {
  const asked: (string | null)[][] = []
  site.intercept(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    const size = searchParams.get('pageSize')
    if (pathname.endsWith('GCSGAME_gameList') && size !== '24') asked.push([searchParams.get('pageNo'), size])
    return null
  })
  return asked
}

async function openPanel({ user }: Awaited<ReturnType<Site['visit']>>, name: string): Promise<HTMLElement> {
  await user.click(await opener(name))
  return panelOf(name)
}

const names = (buttons: readonly HTMLElement[]): (string | null)[] =>
  buttons.map((button) => button.getAttribute('aria-label'))

describe('the games of a vendor', () => {
  test('are 21 first and 18 on each further page; what fails is said below them and asked for again', async () => {
    const site = openSite()
    const asked = hearLists(site)
    const page = await site.visit('/help')
    const panel = await openPanel(page, 'Slots')
    expect(await cardsOf(panel)).toHaveLength(21)
    await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listGames' })
    await page.user.click(within(panel).getByRole('button', { name: 'More games' }))
    expect((await within(panel).findByRole('alert')).textContent).toContain('The server has a problem')
    expect(await cardsOf(panel)).toHaveLength(21)
    expect(within(panel).queryByRole('button', { name: 'More games' })).toBeNull()
    await site.sandbox.clear('failing')
    await page.user.click(within(panel).getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await cardsOf(panel)).toHaveLength(36))
    expect(within(panel).queryByRole('alert')).toBeNull()
    expect(asked[0]).toEqual(['1', '21'])
    expect(asked.at(-1)).toEqual(['2', '18'])
  })

  test('are said to be none where there are none; a failure of the first page can be asked for again', async () => {
    const site = openSite()
    const page = await site.visit('/help')
    const none = { games: [], pageNum: 1, totalPages: 0 }
    await site.sandbox.scenario({ kind: 'answering', endpoint: 'listGames', value: none })
    await within(await openPanel(page, 'Slots')).findByText('No games here yet')
    await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listGames' })
    const live = await openPanel(page, 'Live casino')
    await within(live).findByRole('alert')
    await site.sandbox.clear('failing')
    await site.sandbox.clear('answering')
    await page.user.click(within(live).getByRole('button', { name: 'Try again' }))
    expect((await cardsOf(live)).length).toBeGreaterThan(0)
  })

  test('play after the login, over which the panel stays; a free trial is there where the game offers one, and needs none', async () => {
    const site = openSite()
    const offers: { gameName: string; supportPlay: number }[] = []
    let heard = false
    site.intercept((request) => {
      if (heard || !request.url.includes('pageSize=21')) return null
      heard = true
      return site.answer(request).then(async (response) => {
        // The sandbox's own answer, which the page's schema has checked.
        const { value } = (await response.clone().json()) as { value: { games: typeof offers } }
        offers.push(...value.games)
        return response
      })
    })
    const page = await site.visit('/help')
    const panel = await openPanel(page, 'Slots')
    const cards = await cardsOf(panel)
    expect(names(cards)).toEqual(offers.map(({ gameName }) => `Play ${gameName}`))
    const trials = within(panel).getAllByRole('button', { name: /^Try free: / })
    expect(names(trials)).toEqual(
      offers.filter(({ supportPlay }) => supportPlay === 0).map(({ gameName }) => `Try free: ${gameName}`),
    )
    expect(trials.length).toBeLessThan(cards.length)
    await page.user.click(cards[3]!)
    const login = await screen.findByRole('dialog', { name: 'Log in' })
    expect(page.router.state.location.search).toMatchObject({ next: expect.stringMatching(/^\/game\?.*vendor=/) })
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(login.isConnected).toBe(false))
    expect(panels()).toEqual([panel])
    expect(document.activeElement).toBe(cards[3])
    await page.user.click(trials[0]!)
    await waitFor(() => expect(page.router.state.location.href).toMatch(/^\/game\?.*trial=1/))
    await noPanel()
    // The game that is open already: it stays, and the panel goes all the same.
    const again = await openPanel(page, 'Slots')
    await page.user.click((await within(again).findAllByRole('button', { name: /^Try free: / }))[0]!)
    await noPanel()
    expect(page.router.state.location.href).toMatch(/^\/game\?.*trial=1/)
  })
})

describe('the vendors', () => {
  test('show their games when a mouse rests on them, and one of slots leads to its page', async () => {
    const page = await openSite({ brand: 'pampas' }).visit('/help')
    const panel = await openPanel(page, 'Slots')
    const [first, second] = await vendorsOf(panel)
    const heading = within(panel).getByRole('heading')
    expect(heading.textContent).toBe(`Slots: ${first!.textContent}`)
    await within(panel).findByText('1.20 points')
    expect(within(panel).getByRole('link', { name: 'See all: Slots' }).getAttribute('href')).toBe('/rng')
    const before = names(await cardsOf(panel))
    point(second!)
    await waitFor(() => expect(heading.textContent).toBe(`Slots: ${second!.textContent}`))
    await waitFor(async () => expect(names(await cardsOf(panel))).not.toEqual(before))
    await page.user.click(second!)
    await waitFor(() => expect(page.router.state.location.href).toMatch(/^\/rng\?page=[A-Z0-9_]+$/))
    await noPanel()
  })

  test('of sports start at once: for a guest after the login, to which they lead on', async () => {
    const page = await openSite().visit('/help')
    const [first] = await vendorsOf(await openPanel(page, 'Sports'))
    await page.user.click(first!)
    await screen.findByRole('dialog', { name: 'Log in' })
    expect(page.router.state.location.search).toMatchObject({
      next: expect.stringMatching(/^\/game\?vendor=[A-Z0-9_]+$/),
    })
    await noPanel()
  })
})
