import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameWhich } from '../../../../scripts/sandbox/testing/contract.ts'
import {
  credentials,
  hoasen,
  createTestSandbox,
  pampas,
  type Bench,
} from '../../../../scripts/sandbox/testing/sandbox.ts'
import { getMemberInfo } from '../../../api/account/session.ts'
import { TransportFailure } from '../../../rules/failure.ts'
import type { Launch } from '../../../rules/games/play/launch.ts'
import { brandAtom } from '../../site/brand.ts'
import { gatewayAtom, gatewayOptionsAtom } from '../../gateway.ts'
import { leaveGameAtom, openGameAtom } from './game-session.ts'
import { HOST, slotOf, withGames } from '../../../testing/open-game.ts'
import { openSession } from '../../../testing/session.ts'
import { sessionAtom } from '../../account/login/session.ts'
import { signOutAtom } from '../../account/login/sign-out.ts'

/** Where the sandbox's games run, on a bench without a port. */
const SANDBOX = ['http://games.localhost']

const slot = slotOf(gameWhich(({ supportPlay }) => supportPlay === 0))

afterEach(async () => {
  // The pages of a test are tabs of one browser, which are closed with it.
  const { held = [] } = await navigator.locks.query()
  await Promise.all(held.map(({ name = '' }) => navigator.locks.request(name, { steal: true }, () => undefined)))
})

beforeEach(() => vi.stubGlobal('location', { origin: HOST, hostname: 'www.pampas.example' }))

/** A page over the sandbox of a merchant; over the bench of another page it is a second tab of the same browser. */
function over(merchant = hoasen, shared?: Bench) {
  // The page's own merchant, with the other's wallets.
  const bench = shared ?? createTestSandbox({ merchants: [{ ...pampas, wallet: merchant.wallet ?? 'single' }] })
  const calls: string[] = []
  const held = new Map<string, Promise<void>>()
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    calls.push(pathname)
    await held.get(pathname)
    return bench.sandbox.fetch(request)
  }
  const session = openSession({ sandbox: { fetch, close: () => shared ?? bench.sandbox.close() } })
  const { store, queries } = session.page
  vi.stubGlobal('location', { origin: HOST, hostname: 'www.pampas.example' })
  store.set(brandAtom, withGames(SANDBOX))
  return {
    ...session,
    bench,
    calls,
    /** Keeps a call's request from the server, until what it returns is called. */
    hold: (path: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(path, promise)
      return resolve
    },
    ledger: async () => (await bench.control('GET', '/sandbox/ledger?merchant=pampas&member=player'))['balance'],
    open: (launch: Launch, wanted?: AbortSignal) => store.set(openGameAtom, launch, queries, wanted),
    leave: (launch: Launch) => store.set(leaveGameAtom, launch, queries),
    signOut: () => store.set(signOutAtom, queries),
  }
}

const LAUNCH = '/wps/game/launchAddress'
const LEAVE = '/wps/game/leave'
const LOGOUT = '/wps/session/logout'
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

describe('where wallets are apart', () => {
  test('the balance goes along and comes home', async () => {
    const { signIn, open, leave, ledger } = over()
    await signIn(credentials('player'))
    expect(await open(slot)).toMatchObject({ takesBalance: true })
    expect(await ledger()).toBe('0.00')
    leave(slot)
    await vi.waitFor(async () => expect(await ledger()).toBe('250.00'))
  })

  test('the next launch waits until it is home, so that leaving empties no wallet that is played from', async () => {
    const { signIn, open, leave, ledger, hold, calls } = over()
    await signIn(credentials('player'))
    await open(slot)
    const release = hold(LEAVE)
    leave(slot)
    const again = open(slot)
    await soon()
    expect(calls.filter((path) => path === LAUNCH)).toHaveLength(1)
    release()
    await again
    expect(await ledger()).toBe('0.00')
  })

  test('a launch that nobody waits for any more is never asked for', async () => {
    const { signIn, open, leave, hold, calls } = over()
    await signIn(credentials('player'))
    await open(slot)
    const release = hold(LEAVE)
    leave(slot)
    const leaving = new AbortController()
    const again = open(slot, leaving.signal)
    leaving.abort()
    release()
    await expect(again).rejects.toThrow()
    expect(calls.filter((path) => path === LAUNCH)).toHaveLength(1)
  })

  test('a game that is left before its launch is answered keeps nothing either', async () => {
    const { signIn, open, leave, ledger, hold, calls } = over()
    await signIn(credentials('player'))
    const release = hold(LAUNCH)
    const late = open(slot)
    await vi.waitFor(() => expect(calls).toContain(LAUNCH))
    leave(slot)
    await soon()
    release()
    await late
    await vi.waitFor(async () => expect(await ledger()).toBe('250.00'))
  })

  test('a sign-out brings it home before the server hears that the session is over', async () => {
    const { signIn, open, signOut, ledger, calls, page } = over()
    await signIn(credentials('player'))
    await open(slot)
    signOut()
    expect(page.store.get(sessionAtom)).toBeNull()
    await vi.waitFor(() => expect(calls).toContain(LOGOUT))
    expect(calls.indexOf(LEAVE)).toBeLessThan(calls.indexOf(LOGOUT))
    expect(calls.filter((path) => path === LEAVE)).toHaveLength(1)
    expect(await ledger()).toBe('250.00')
  })

  test('a sign-out while the launch is under way brings it home as well', async () => {
    const { signIn, open, signOut, ledger, hold, calls } = over()
    await signIn(credentials('player'))
    const release = hold(LAUNCH)
    const late = open(slot)
    await vi.waitFor(() => expect(calls).toContain(LAUNCH))
    signOut()
    await soon()
    release()
    await late.catch(() => undefined)
    await vi.waitFor(() => expect(calls).toContain(LOGOUT))
    expect(await ledger()).toBe('250.00')
  })

  test('a vendor that does not answer holds no sign-out up for long, and the next login asks again', async () => {
    const { signIn, open, signOut, ledger, hold, calls, page } = over()
    await signIn(credentials('player'))
    await open(slot)
    const release = hold(LEAVE)
    page.store.set(gatewayOptionsAtom, { ...page.store.get(gatewayOptionsAtom), timeoutMs: 10_000 })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    signOut()
    expect(page.store.get(sessionAtom)).toBeNull()
    await vi.advanceTimersByTimeAsync(4900)
    expect(calls).not.toContain(LOGOUT)
    await vi.advanceTimersByTimeAsync(200)
    expect(calls).toContain(LOGOUT)
    vi.useRealTimers()
    // What comes now comes with a word that counts no longer.
    await vi.waitFor(() => expect(page.store.get(sessionAtom)).toBeNull())
    release()
    await soon()
    expect(await ledger()).toBe('0.00')
    await signIn(credentials('player'))
    await vi.waitFor(async () => expect(await ledger()).toBe('250.00'))
  })

  test('a session that ended elsewhere leaves it there until the next login', async () => {
    const { signIn, open, ledger, bench, page, calls } = over()
    await signIn(credentials('player'))
    await open(slot)
    await bench.control('DELETE', '/sandbox/sessions?merchant=pampas&member=player')
    await page.store
      .get(gatewayAtom)(getMemberInfo, {})
      .catch(() => undefined)
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(calls).not.toContain(LEAVE)
    await signIn(credentials('player'))
    await vi.waitFor(async () => expect(await ledger()).toBe('250.00'))
  })

  describe('in two tabs of one member', () => {
    /** Two tabs that both play at a vendor. */
    const both = async () => {
      const first = over()
      const second = over(hoasen, first.bench)
      for (const tab of [first, second]) {
        await tab.signIn(credentials('player'))
        await tab.open(slot)
      }
      return { first, second }
    }

    test('who leaves first leaves the money to the other, and the last brings it home', async () => {
      const { first, second } = await both()
      first.leave(slot)
      await soon()
      expect(first.calls).not.toContain(LEAVE)
      expect(await first.ledger()).toBe('0.00')
      second.leave(slot)
      await vi.waitFor(async () => expect(await first.ledger()).toBe('250.00'))
      expect(second.calls.filter((path) => path === LEAVE)).toHaveLength(1)
    })

    test('one is enough where both leave at once', async () => {
      const { first, second } = await both()
      first.leave(slot)
      second.leave(slot)
      await vi.waitFor(async () => expect(await first.ledger()).toBe('250.00'))
      await soon()
      expect([...first.calls, ...second.calls].filter((path) => path === LEAVE)).toHaveLength(1)
    })

    test('who comes while it is brought home waits for that, unless nobody waits any more', async () => {
      const { first, second } = await both()
      second.leave(slot)
      await soon()
      const release = first.hold(LEAVE)
      first.leave(slot)
      await vi.waitFor(() => expect(first.calls).toContain(LEAVE))
      const again = second.open(slot)
      const leaving = new AbortController()
      const third = over(hoasen, first.bench)
      await third.signIn(credentials('player'))
      const given = third.open(slot, leaving.signal)
      await soon()
      leaving.abort()
      await expect(given).rejects.toThrow()
      expect(third.calls).not.toContain(LAUNCH)
      expect(second.calls.filter((path) => path === LAUNCH)).toHaveLength(1)
      release()
      await again
      expect(await first.ledger()).toBe('0.00')
      second.leave(slot)
      await vi.waitFor(async () => expect(await first.ledger()).toBe('250.00'))
    })

    test('a tab without its session keeps nothing from the other, and a sign-out takes all home', async () => {
      const { first, second } = await both()
      first.page.store.set(sessionAtom, null)
      first.leave(slot)
      await soon()
      second.leave(slot)
      await vi.waitFor(async () => expect(await first.ledger()).toBe('250.00'))
      await first.signIn(credentials('player'))
      await first.open(slot)
      await second.open(slot)
      first.signOut()
      await vi.waitFor(() => expect(first.calls).toContain(LOGOUT))
      expect(await first.ledger()).toBe('250.00')
    })
  })

  test('a guest, a free trial and one who has signed out leave nothing', async () => {
    const { signIn, open, leave, calls, page } = over()
    leave(slot)
    await signIn(credentials('player'))
    await open({ ...slot, trial: true })
    leave({ ...slot, trial: true })
    page.store.set(sessionAtom, null)
    leave(slot)
    await Promise.resolve()
    expect(calls).not.toContain(LEAVE)
  })
})

test('with one wallet nothing goes along, and leaving posts nothing', async () => {
  const { signIn, open, leave, signOut, ledger, calls } = over(pampas)
  await signIn(credentials('player'))
  expect(await open(slot)).toMatchObject({ takesBalance: false })
  expect(await ledger()).toBe('250.00')
  leave(slot)
  signOut()
  await vi.waitFor(() => expect(calls).toContain(LOGOUT))
  expect(calls).not.toContain(LEAVE)
})

test('without a network it fails at once, and does not start by itself later', async () => {
  const { signIn, open, goOffline, calls } = over(pampas)
  await signIn(credentials('player'))
  await open(slot)
  goOffline()
  const before = calls.length
  await expect(open(slot)).rejects.toBeInstanceOf(TransportFailure)
  expect(calls.length).toBe(before)
})
