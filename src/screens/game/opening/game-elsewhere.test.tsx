/** A game that runs in a window of its own: what the page that stays says and does (spec 4, "Game launch"). */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { channelName, HERE, readHandOver } from '../../../rules/games/play/game-window.ts'
import { openSite, type Interceptor } from '../../../testing/site.tsx'

// A game that says nothing is told of soon.
vi.mock(import('../../../rules/games/play/game-run.ts'), async (original) => ({
  ...(await original()),
  SILENCE_MS: 50 as never,
}))

test('it is opened on request, launched once its window speaks, and left by hand', async () => {
  const { user, router, calls } = await openSite({ brand: 'pampas' }).enter('player', '/game?vendor=OG')
  const main = within(screen.getByRole('main'))
  const alert = await main.findByRole('alert')
  expect(alert.textContent).toContain('This game opens in its own window')
  const launches = (): number => calls.filter((call) => call.includes('/wps/game/launch')).length
  expect(launches()).toBe(0)

  const opened = vi.fn<(address: string, name: string, features: string) => null>(() => null)
  vi.stubGlobal('open', opened)
  await user.click(main.getByRole('button', { name: 'Open the game' }))
  expect(opened).toHaveBeenCalledTimes(1)
  const [address, , features] = opened.mock.calls[0]!
  expect(address).toMatch(/^\/game\/window\?/)
  expect(features).toContain('noopener')
  await waitFor(() => expect(main.getByRole('alert').textContent).toContain('The game runs in its own window'))
  expect(launches()).toBe(0)

  // The new window speaks by the channel that its address names, twice.
  const channel = new BroadcastChannel(channelName(new URL(address, location.origin).searchParams.get('window') ?? ''))
  onTestFinished(() => channel.close())
  const { promise: handed, resolve: take } = Promise.withResolvers<unknown>()
  channel.addEventListener('message', ({ data }) => take(data))
  channel.postMessage(HERE)
  channel.postMessage(HERE)
  const over = readHandOver(await handed)
  expect(over && 'address' in over && new URL(over.address).origin).toBe('http://games.localhost')
  expect(launches()).toBe(1)
  await user.click(main.getByRole('button', { name: 'I have finished' }))
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/index'))
})

/** Where wallets are apart: whoever plays has nothing at home. */
describe('what becomes of the balance', () => {
  const LAUNCH = '/wps/game/launchAddress'
  const LEAVE = '/wps/game/leave'

  /** A member at a game that opens in a window of its own. */
  async function atGame(address = '/game?vendor=LOTUS', greeting = 'This game opens in its own window') {
    const site = openSite({ brand: 'hoasen' })
    const page = await site.enter('player', address)
    const opened = vi.fn<(address: string) => null>(() => null)
    vi.stubGlobal('open', opened)
    const main = within(screen.getByRole('main'))
    const said = (text: string): Promise<void> =>
      waitFor(() => expect(main.getByRole('alert').textContent).toContain(text))
    await said(greeting)
    return {
      ...page,
      ...site,
      said,
      asked: (path: string) => page.calls.filter((call) => call.endsWith(path)).length,
      balance: async () =>
        Number(((await site.sandbox.ask('ledger', { member: page.member.username })) as { balance: string }).balance),
      press: (name: string) => page.user.click(main.getByRole('button', { name })),
      /** The window that was opened last speaks. @returns what it is answered */
      speak: () => {
        const id = new URL(opened.mock.lastCall?.[0] ?? '', location.origin).searchParams.get('window') ?? ''
        const channel = new BroadcastChannel(channelName(id))
        onTestFinished(() => channel.close())
        const { promise, resolve } = Promise.withResolvers<unknown>()
        channel.addEventListener('message', ({ data }) => resolve(data))
        channel.postMessage(HERE)
        return promise.then(readHandOver)
      },
      go: (to: string) => act(() => page.router.navigate({ to })),
    }
  }

  /** Holds the launch's answer back until it is let go. */
  function held(answer: (request: Request) => Promise<Response>): [Interceptor, () => void] {
    const { promise, resolve } = Promise.withResolvers<void>()
    const hold: Interceptor = (request) =>
      request.url.includes(LAUNCH) ? answer(request).then((response) => promise.then(() => response)) : null
    return [hold, resolve]
  }

  test('it goes along, stays while the page is left and comes back to, and comes home when the member has finished', async () => {
    const { press, speak, said, go, balance, asked } = await atGame()
    const before = await balance()
    expect(before).toBeGreaterThan(0)
    await press('Open the game')
    expect(await speak()).toHaveProperty('address')
    await said('The game runs in its own window')
    await waitFor(async () => expect(await balance()).toBe(0))
    await go('/help')
    await go('/game?vendor=LOTUS')
    await said('The game runs in its own window')
    expect([asked(LAUNCH), asked(LEAVE)]).toEqual([1, 0])
    await press('I have finished')
    await waitFor(async () => expect(await balance()).toBe(before))
    await go('/game?vendor=LOTUS')
    await said('This game opens in its own window')
  })

  test('whoever leaves while the window opens tells it so, and what went along comes home', async () => {
    const { press, speak, go, balance, asked, intercept, answer } = await atGame()
    const before = await balance()
    const [hold, release] = held(answer)
    intercept(hold)
    await press('Open the game')
    const word = speak()
    await waitFor(() => expect(asked(LAUNCH)).toBe(1))
    await waitFor(async () => expect(await balance()).toBe(0))
    await go('/help')
    expect(await word).toEqual({ failed: true })
    expect(asked(LEAVE)).toBe(0)
    release()
    await waitFor(async () => expect(await balance()).toBe(before))
  })

  test('a launch in vain keeps nothing at the vendor, and says so in both windows', async () => {
    const { press, speak, said, sandbox, asked } = await atGame()
    await sandbox.scenario({ kind: 'failing', endpoint: 'getLaunchAddress', status: 503, times: 1 })
    await press('Open the game')
    expect(await speak()).toEqual({ failed: true })
    await said('The server has a problem')
    await waitFor(() => expect(asked(LEAVE)).toBe(1))
    await press('Try again')
    expect(await speak()).toHaveProperty('address')
    await said('The game runs in its own window')
  })

  test('another member of the same tab has not opened it', async () => {
    const { press, speak, said, sandbox, visit } = await atGame()
    await press('Open the game')
    await speak()
    await said('The game runs in its own window')
    await visit('/game?vendor=LOTUS', await sandbox.member('player'))
    expect(screen.getByRole('alert').textContent).toContain('This game opens in its own window')
  })

  test('a game that is taken out of its frame plays on when the page is left', async () => {
    const { press, speak, said, go, asked } = await atGame(
      '/game?vendor=PT&game=RNG-05042',
      'The game is not responding',
    )
    await press('Open in a new tab')
    expect(await speak()).toHaveProperty('address')
    await said('The game runs in its own window')
    await go('/help')
    await go('/game?vendor=PT&game=RNG-05042')
    await said('The game runs in its own window')
    expect([asked(LAUNCH), asked(LEAVE)]).toEqual([2, 0])
  })
})
