/** A game's page: its launch, what can go wrong with it, and what the game says (spec 4, "Game launch"; spec 8). */
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { idleHeldAtom } from '../../state/account/idle.ts'
import { leaveRoundOpen } from '../../testing/open-round.ts'
import { openSite, type Site, type Visit } from '../../testing/site.tsx'

const GAMES = 'http://games.localhost'
/** A slot of Pinetop, with a free trial, and one of Garnet Gulf's card rooms. */
const SLOT = '/game?vendor=PT&game=RNG-05042'

const notice = (): Promise<HTMLElement> => screen.findByRole('alert')
const says = async (text: string): Promise<HTMLElement> => {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text))
  return screen.getByRole('alert')
}
const button = (name: string): HTMLElement => within(screen.getByRole('main')).getByRole('button', { name })
/** Opens what is behind the line's last button, once the line is there. */
async function openMenu({ user }: Pick<Visit, 'user'>): Promise<HTMLElement> {
  const opener = await within(screen.getByRole('main')).findByRole('button', { name: 'More' })
  const menu = document.getElementById(opener.getAttribute('popovertarget') ?? '')!
  if (!menu.matches(':popover-open')) await user.click(opener)
  return menu
}
const frame = (): Promise<HTMLIFrameElement> =>
  waitFor(() => {
    const found = document.querySelector('iframe')
    if (!found) throw new Error('the game is not there')
    return found
  })

/** The game's own window, which a document without a network has not. */
const inside = { postMessage: vi.fn<(message: object, origin: string) => void>() }
beforeEach(() => {
  inside.postMessage.mockClear()
  // What is used of a window.
  const own = vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inside as unknown as Window)
  onTestFinished(() => own.mockRestore())
})

/** What the game in the frame says, or whoever else. */
async function hear(data: unknown, from: { source?: unknown; origin?: string } = {}): Promise<void> {
  const { source = inside, origin = GAMES } = from
  // Node's own event has no source; what is read of it is these three.
  await act(async () => void dispatchEvent(Object.assign(new Event('message'), { data, source, origin })))
}
const say = (type: string, more: object = {}): Promise<void> => hear({ livery: 1, type, ...more })

const refuse = ({ sandbox }: Site, message: string): Promise<void> =>
  sandbox.scenario({ kind: 'refusing', endpoint: 'getLaunchAddress', message, times: 1 })
const reload = async (page: Visit): Promise<void> =>
  page.user.click(within(await openMenu(page)).getByRole('button', { name: 'Load the game again' }))

describe('a launch that fails', () => {
  test('says why, and each way on leads on', async () => {
    const site = openSite()
    await site.sandbox.scenario({ kind: 'game-maintenance', until: '2031-01-31T18:00Z' })
    const page = await site.enter('player', SLOT)
    const maintenance = await says('This game is under maintenance')
    expect(maintenance.textContent).toMatch(/It is expected back at .*2031/)
    await site.sandbox.clear('game-maintenance')
    await page.user.click(button('Try again'))
    await frame()

    await refuse(site, 'the vendor says no')
    await reload(page)
    await says('the vendor says no')
    expect(document.querySelector('iframe')).toBeNull()
    button('Customer service')
    await refuse(site, 'room full')
    await page.user.click(button('Try again'))
    await says('This room is full')
    button('Other games')
    await refuse(site, 'wallet busy')
    await page.user.click(button('Try again'))
    await says('A transaction is in progress')
    await site.sandbox.scenario({ kind: 'failing', endpoint: 'getLaunchAddress', status: 503, times: 1 })
    await page.user.click(button('Try again'))
    const failed = await says('The server has a problem')
    expect(failed.textContent).toMatch(/Reference/)
    await refuse(site, 'insufficient balance')
    await page.user.click(button('Try again'))
    await says('Insufficient balance')
    // Beside the one in the line.
    await page.user.click(within(screen.getByRole('main')).getAllByRole('button', { name: 'Deposit' }).at(-1)!)
    const centre = await screen.findByRole('dialog', { name: 'Personal centre' })
    await within(centre).findByRole('heading', { name: 'Deposit' })
  })

  test('waits for the network, and goes on by itself once there is one', async () => {
    const site = openSite()
    const page = await site.enter('player', SLOT)
    await frame()
    let isLost = true
    site.intercept((request) =>
      isLost && request.url.includes('launchAddress') ? Promise.reject(new TypeError('no network')) : null,
    )
    await reload(page)
    await notice()
    expect(document.querySelector('iframe')).toBeNull()
    isLost = false
    await act(async () => void dispatchEvent(new Event('online')))
    await frame()
  })

  test('is told for a game that there is not, beside the rounds that wait elsewhere', async () => {
    const site = openSite()
    await leaveRoundOpen(site)
    const { router, user } = await site.enter('player', '/game?vendor=PT&game=RNG-99999999')
    await says('There is no such game')
    const others = await screen.findByRole('region', { name: 'Unfinished rounds' })
    expect(others.textContent).toContain('Ten-Seat NiuNiu · Quincho')
    expect(others.textContent).toContain('Round open, stake P12.50')
    expect(within(others).getByRole('link', { name: 'Resume' }).getAttribute('href')).toMatch(
      /^\/game\?.*vendor=KX&game=PVP-00010.*room=PVP-00010-R1/,
    )
    await user.click(button('Other games'))
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/index'))
  })

  test.each([{ game_url: `${location.origin}/index` }, { game_url: '', game_url2: `${GAMES}.evil.example/play` }])(
    'opens nothing at an address that is none of a game’s: %o',
    async (value) => {
      const site = openSite()
      await site.sandbox.scenario({ kind: 'answering', endpoint: 'getLaunchAddress', value })
      await site.enter('player', SLOT)
      await says("This game can't be opened here")
      expect(document.querySelector('iframe')).toBeNull()
      button('Customer service')
    },
  )
})

describe('a game that runs', () => {
  test('stands in a frame that may do no more than play, and is heard alone', async () => {
    const site = openSite()
    const page = await site.enter('player', SLOT)
    const element = await frame()
    expect(element.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-pointer-lock')
    expect(element.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(element.getAttribute('allow')).toBe('fullscreen; autoplay')
    expect(new URL(element.src).origin).toBe(GAMES)
    const name = screen.getByRole('heading', { level: 1 }).textContent
    expect(name).toBe('Scorching Oasis Legacy')
    expect(element.title).toBe(name)
    await waitFor(() => expect(document.title).toBe(`${name} · Wireframe`))
    const menu = await openMenu(page)
    expect(within(menu).queryByRole('timer', { name: 'Time in the game' })).toBeNull()
    expect(page.store.get(idleHeldAtom), 'no sign of the player reaches the page').toBe(true)

    const beside = (): Node | null => within(screen.getByRole('main')).getByText('Balance').nextSibling
    await waitFor(() => expect(beside()?.textContent).toMatch(/^P[\d,]+\.\d\d$/))
    await page.user.click(button('Hide balance'))
    expect(beside()?.textContent).toBe('***')

    const balances = (): number => page.calls.filter((call) => call === 'GET /wps/v2/wallets/balance').length
    const before = balances()
    for (const from of [{ origin: 'https://evil.example' }, { source: window }, { source: null }])
      for (const type of ['exit', 'session-ended', 'ready']) await hear({ livery: 1, type }, from)
    await hear({ livery: 1, type: 'balance', changed: true }, { origin: location.origin })
    await hear('exit')
    expect(document.querySelector('iframe')).toBe(element)
    expect(screen.queryByRole('timer', { name: 'Time in the game' })).toBeNull()
    expect(balances()).toBe(before)

    expect(inside.postMessage, 'one that has not spoken is told nothing').not.toHaveBeenCalled()
    await say('ready')
    expect(inside.postMessage).toHaveBeenLastCalledWith({ livery: 1, type: 'resume' }, GAMES)
    expect((await screen.findByRole('timer', { name: 'Time in the game' })).textContent).toBe('0 min')
    expect(balances(), 'no other word asks for it').toBe(before)
    await say('balance', { changed: true })
    await waitFor(() => expect(balances()).toBe(before + 1))

    await say('round', { state: 'open' })
    await page.user.click(button('Leave the game'))
    const question = await screen.findByRole('dialog', { name: 'Leave with a round open?' })
    expect(inside.postMessage).toHaveBeenLastCalledWith({ livery: 1, type: 'pause' }, GAMES)
    await page.user.click(within(question).getByRole('button', { name: 'Stay in the game' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await frame()).toBe(element)
    expect(inside.postMessage).toHaveBeenLastCalledWith({ livery: 1, type: 'resume' }, GAMES)

    await say('round', { state: 'closed' })
    await say('session-ended')
    await says('The game has ended')
    expect(document.querySelector('iframe')).toBeNull()
    await page.user.click(button('Play again'))
    expect(await frame()).not.toBe(element)
    await say('exit')
    await waitFor(() => expect(page.router.latestLocation.pathname).toBe('/index'))
    await waitFor(() => expect(page.store.get(idleHeldAtom)).toBe(false))
  })

  test('is gone at once when the session ends', async () => {
    const site = openSite()
    const { member } = await site.enter('player', SLOT)
    await frame()
    await say('ready')
    await site.sandbox.endSessions(member.username)
    await say('balance', { changed: true })
    const told = await screen.findByRole('dialog', { name: 'You were signed out' })
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
    within(told).getByRole('button', { name: 'Log in' })
  })

  test('fills the window on request, and gives it back by Escape', async () => {
    const page = await openSite().enter('player', SLOT)
    await frame()
    await page.user.click(within(await openMenu(page)).getByRole('button', { name: 'Full screen' }))
    const exit = async (): Promise<HTMLElement | null> =>
      within(await openMenu(page)).queryByRole('button', { name: 'Exit full screen' })
    await waitFor(async () => expect(await exit()).not.toBeNull())
    await page.user.keyboard('{Escape}')
    await waitFor(async () => expect(await exit()).toBeNull())
  })

  test('leaves one line of ours: the way out, the balance, the deposit, and all the rest behind one button', async () => {
    const page = await openSite().enter('player', SLOT)
    await frame()
    const main = within(screen.getByRole('main'))
    await waitFor(() => expect(main.getByText('Balance').nextSibling?.textContent).toMatch(/^P/))
    for (const name of ['Leave the game', 'Hide balance', 'Deposit', 'More']) button(name)
    expect(document.querySelector('[data-takes-frame]'), 'header and bottom bar give way to it').not.toBeNull()
    const menu = within(await openMenu(page))
    for (const name of ['Personal centre', 'Betting record', 'Customer service']) menu.getByRole('button', { name })
    menu.getByRole('link', { name: 'Responsible gaming' })
    menu.getByText('Money in your main wallet')
    const favourite = menu.getByRole('button', { name: 'Favourite' })
    expect(favourite.getAttribute('aria-pressed')).toBe('false')
    await page.user.click(favourite)
    await waitFor(() => expect(page.calls.filter((call) => /^POST .*favou?rite/i.test(call))).toHaveLength(1))
    await page.user.click(button('Deposit'))
    await screen.findByRole('dialog', { name: 'Personal centre' })
    expect(document.querySelector('iframe'), 'the game stays below').not.toBeNull()
  })
})

describe('who may play', () => {
  test('a guest is asked to log in, and may try for free', async () => {
    const site = openSite()
    const { user, router } = await site.visit(SLOT)
    const popup = await screen.findByRole('dialog', { name: 'Log in' })
    await user.click(within(popup).getByRole('button', { name: 'Close' }))
    await says('Log in to play')
    expect(document.querySelector('iframe')).toBeNull()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Try free' }))
    await frame()
    expect(router.latestLocation.search).toMatchObject({ trial: '1' })
    await screen.findByText('Play money')
    expect(screen.queryByText('Balance')).toBeNull()
  })

  test('a trial account is told to register, and nothing is launched', async () => {
    const { calls, user } = await openSite({ brand: 'pampas' }).enter('trial', SLOT)
    const told = await says('Trial account')
    expect(told.textContent).toContain('Please register an account first')
    expect(calls.filter((call) => call.includes('/wps/game/launch') && !call.includes('Address'))).toEqual([])
    expect(document.querySelector('iframe')).toBeNull()
    await user.click(button('Register'))
    await screen.findByRole('dialog', { name: 'Open an account' })
  })

  test('where vendors hold the balance it is told that it goes along, and /seamless gives way', async () => {
    const { router } = await openSite({ brand: 'hoasen' }).enter('player', SLOT.replace('/game', '/seamless'))
    await frame()
    expect(router.latestLocation.pathname).toBe('/game')
    await screen.findByText('Your balance is transferred to the game and returned when you leave.')
  })
})
