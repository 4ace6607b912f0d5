import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { credentials, openBench } from '../../scripts/sandbox/testing.ts'
import { getMemberInfo } from '../api/session.ts'
import { gatewayAtom, gatewayOptionsAtom } from './gateway.ts'
import { holdIdleAtom, idleEndsAtom } from './idle.ts'
import { loadMemberAtom } from './load-member.ts'
import { promptAtom, warningAtom } from './prompts.ts'
import { purgeSessionAtom, sessionAtom } from './session.ts'
import { MERCHANT_KEYS, openSession } from './session-testing.ts'
import { stayAtom, watchSessionAtom } from './session-watch.ts'
import { findOutAtom, unheardChangeAtom } from './unheard-change.ts'
import { signOutAtom } from './sign-out.ts'
import { stored } from './testing.ts'

const MINUTE = 60_000
const LIMIT = 30 * MINUTE

/** A tab with a member in it, and a window of its own. */
async function openTab(bench = openBench(), username = 'player') {
  const session = openSession(bench)
  await session.signIn(credentials(username))
  const { page } = session
  const window = new EventTarget()
  const watch = (): void => page.store.set(watchSessionAtom, page.queries, window)
  onTestFinished(() => page.store.set(purgeSessionAtom, page.queries))
  return { ...session, bench, window, watch, sign: () => window.dispatchEvent(new Event('keydown')) }
}

/** From now on time passes by `vi.advanceTimersByTime`. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

describe('a session that nobody uses', () => {
  test('is warned of a minute before, and then ends as by signing out', async () => {
    const { page, watch } = await openTab()
    holdTime()
    watch()
    vi.advanceTimersByTime(LIMIT - MINUTE - 1)
    expect(page.store.get(warningAtom)).toBeNull()
    vi.advanceTimersByTime(1)
    expect(page.store.get(warningAtom)).toBe('idle')
    expect(page.store.get(idleEndsAtom) - Date.now()).toBe(MINUTE)
    vi.advanceTimersByTime(MINUTE - 1)
    expect(page.store.get(sessionAtom)).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(page.store.get(promptAtom)).toBe('idle-ended')
    expect(page.store.get(warningAtom)).toBeNull()
    expect(stored(sessionStorage)).toEqual(MERCHANT_KEYS)
    expect(stored(localStorage)).toEqual({})
  })

  test('begins anew with each sign, but once warned only with an answer', async () => {
    const { page, watch, sign } = await openTab()
    holdTime()
    watch()
    vi.advanceTimersByTime(LIMIT - 2 * MINUTE)
    sign()
    vi.advanceTimersByTime(LIMIT - MINUTE - 1)
    expect(page.store.get(warningAtom)).toBeNull()
    vi.advanceTimersByTime(1)
    expect(page.store.get(warningAtom)).toBe('idle')
    sign()
    vi.advanceTimersByTime(1000)
    expect(page.store.get(warningAtom)).toBe('idle')
    page.store.set(stayAtom)
    expect(page.store.get(warningAtom)).toBeNull()
    vi.advanceTimersByTime(LIMIT - MINUTE - 1000)
    expect(page.store.get(warningAtom)).toBeNull()
    expect(page.store.get(sessionAtom)).not.toBeNull()
  })

  test('is not used by a page that scrolls by itself', async () => {
    const { page, watch, window } = await openTab()
    holdTime()
    watch()
    vi.advanceTimersByTime(LIMIT / 2)
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(LIMIT / 2)
    expect(page.store.get(promptAtom)).toBe('idle-ended')
  })

  test('is used while another tab is, and the answer there counts here', async () => {
    const bench = openBench()
    const here = await openTab(bench)
    holdTime()
    here.watch()
    const elsewhere = (): void => localStorage.setItem('lastUsed', String(Date.now()))
    vi.advanceTimersByTime(20 * MINUTE)
    elsewhere()
    vi.advanceTimersByTime(28 * MINUTE)
    expect(here.page.store.get(warningAtom)).toBeNull()
    vi.advanceTimersByTime(MINUTE)
    expect(here.page.store.get(warningAtom)).toBe('idle')
    elsewhere()
    vi.advanceTimersByTime(1000)
    expect(here.page.store.get(warningAtom)).toBeNull()
  })

  test.each([['nonsense'], ['-1'], [String(1e15)]])('is not kept by %j in the storage', async (written) => {
    const { page, watch } = await openTab()
    holdTime()
    watch()
    localStorage.setItem('lastUsed', written)
    vi.advanceTimersByTime(LIMIT)
    expect(page.store.get(promptAtom)).toBe('idle-ended')
  })

  test('does not end while something is under way that must not be cut off', async () => {
    const { page, watch } = await openTab()
    holdTime()
    watch()
    const release = page.store.set(holdIdleAtom)
    vi.advanceTimersByTime(3 * LIMIT)
    expect(page.store.get(warningAtom)).toBeNull()
    release()
    vi.advanceTimersByTime(LIMIT)
    expect(page.store.get(promptAtom)).toBe('idle-ended')
  })

  test('has been idle through a reload, or while its tab was closed', async () => {
    const { page, watch } = await openTab()
    holdTime()
    localStorage.setItem('lastUsed', String(Date.now() - 20 * MINUTE))
    watch()
    expect(page.store.get(warningAtom)).toBeNull()
    vi.advanceTimersByTime(9 * MINUTE)
    expect(page.store.get(warningAtom)).toBe('idle')
    vi.advanceTimersByTime(MINUTE)
    expect(page.store.get(promptAtom)).toBe('idle-ended')
  })

  test('for longer than the limit before the page came is over at once', async () => {
    const { page, watch } = await openTab()
    localStorage.setItem('lastUsed', String(Date.now() - LIMIT))
    watch()
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(page.store.get(promptAtom)).toBe('idle-ended')
    expect(page.store.get(warningAtom)).toBeNull()
    expect(stored(sessionStorage)).toEqual(MERCHANT_KEYS)
  })

  test('is not the one that a new login begins', async () => {
    const { page, watch, signIn } = await openTab()
    page.store.set(signOutAtom, page.queries)
    localStorage.setItem('lastUsed', String(Date.now() - 2 * LIMIT))
    await signIn(credentials('vip'))
    watch()
    expect(page.store.get(sessionAtom)).toMatchObject({ username: 'vip' })
    expect(page.store.get(warningAtom)).toBeNull()
  })

  test('is used in a twin tab, too, where signs come so fast that most are not written', async () => {
    const bench = openBench()
    const first = await openTab(bench)
    const twin = await openTab(bench)
    holdTime()
    first.watch()
    twin.watch()
    const oldest: number[] = []
    for (let second = 0; second < (LIMIT + 5 * MINUTE) / 1000; second += 1) {
      vi.advanceTimersByTime(1000)
      first.sign()
      oldest.push(Date.now() - Number(localStorage.getItem('lastUsed')))
    }
    expect(Math.max(...oldest)).toBeLessThan(2000)
    expect(twin.page.store.get(warningAtom)).toBeNull()
    expect(twin.page.store.get(sessionAtom)).not.toBeNull()
  })

  test('that slept knows as soon as it wakes', async () => {
    const { page, watch, window } = await openTab()
    holdTime()
    watch()
    vi.setSystemTime(Date.now() + LIMIT)
    expect(page.store.get(sessionAtom)).not.toBeNull()
    window.dispatchEvent(new Event('visibilitychange'))
    expect(page.store.get(promptAtom)).toBe('idle-ended')
  })

  test('signed out of is watched no longer', async () => {
    const { page, watch, sign } = await openTab()
    holdTime()
    watch()
    page.store.set(signOutAtom, page.queries)
    sign()
    vi.advanceTimersByTime(2 * LIMIT)
    expect(page.store.get(promptAtom)).toBeNull()
    expect(stored(localStorage)).toEqual({})
  })
})

describe('the end of a session', () => {
  test('is told to the other tabs: those whose own is over, too, say so; others go on', async () => {
    const bench = openBench()
    const first = await openTab(bench)
    const second = await openTab(bench)
    const other = await openTab(bench, 'vip')
    for (const { watch } of [first, second, other]) watch()
    await bench.control('DELETE', '/sandbox/sessions?merchant=pampas&member=player')
    await expect(first.page.store.get(gatewayAtom)(getMemberInfo, {})).rejects.toThrow()
    await vi.waitFor(() => expect(second.page.store.get(promptAtom)).toBe('session-ended'))
    expect(first.page.store.get(promptAtom)).toBe('session-ended')
    expect(second.page.store.get(sessionAtom)).toBeNull()
    expect(other.page.store.get(sessionAtom)).toMatchObject({ username: 'vip' })
    expect(other.page.store.get(promptAtom)).toBeNull()
  })

  test('is told to the other tabs also where the page heard of it before it watched over the session', async () => {
    const bench = openBench()
    const first = await openTab(bench)
    const second = await openTab(bench)
    second.watch()
    await bench.control('DELETE', '/sandbox/sessions?merchant=pampas&member=player')
    await expect(first.page.store.get(gatewayAtom)(getMemberInfo, {})).rejects.toThrow()
    expect(first.page.store.get(sessionAtom)).toBeNull()
    await expect(first.page.store.set(loadMemberAtom, first.page.queries)).rejects.toThrow()
    await vi.waitFor(() => expect(second.page.store.get(promptAtom)).toBe('session-ended'))
  })

  test('by signing out reaches a tab that had the same session', async () => {
    const bench = openBench()
    const first = await openTab(bench)
    const twin = await openTab(bench)
    // A tab that was duplicated has the token of the first.
    twin.page.store.set(sessionAtom, first.page.store.get(sessionAtom))
    first.watch()
    twin.watch()
    first.page.store.set(signOutAtom, first.page.queries)
    await vi.waitFor(() => expect(twin.page.store.get(promptAtom)).toBe('session-ended'))
    expect(first.page.store.get(promptAtom)).toBeNull()
  })

  test('drops a tab that had the same session also where the server can’t be told, and tells it later', async () => {
    const bench = openBench()
    const first = await openTab(bench)
    const twin = await openTab(bench)
    const session = first.page.store.get(sessionAtom)
    twin.page.store.set(sessionAtom, session)
    first.watch()
    twin.watch()
    let isOut = true
    const sent: Request[] = []
    const { fetch: sandbox = globalThis.fetch, ...options } = first.page.store.get(gatewayOptionsAtom)
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      sent.push(request)
      if (isOut) throw new TypeError('Failed to fetch')
      return sandbox(request)
    }
    first.page.store.set(gatewayOptionsAtom, { ...options, fetch })
    vi.spyOn(Math, 'random').mockReturnValue(0)
    onTestFinished(() => void vi.restoreAllMocks())
    first.page.store.set(signOutAtom, first.page.queries)
    await vi.waitFor(() => expect(twin.page.store.get(sessionAtom)).toBeNull())
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(1))
    expect(sent.every(({ url, keepalive }) => url.endsWith('/logout') && keepalive)).toBe(true)
    isOut = false
    const call = { token: session?.token ?? '', payload: {} }
    await vi.waitFor(async () => expect(await bench.call('getMemberInfo', call)).toMatchObject({ success: false }))
  })

  test('does not drop a tab that is changing the password', async () => {
    const bench = openBench()
    const first = await openTab(bench)
    const twin = await openTab(bench)
    twin.page.store.set(sessionAtom, first.page.store.get(sessionAtom))
    for (const { watch } of [first, twin]) watch()
    twin.page.store.set(unheardChangeAtom, true)
    const found = twin.page.store.set(findOutAtom)
    first.page.store.set(signOutAtom, first.page.queries)
    await new Promise((go) => setTimeout(go, 1500))
    expect(twin.page.store.get(sessionAtom)).not.toBeNull()
    found()
    await vi.waitFor(() => expect(twin.page.store.get(promptAtom)).toBe('session-ended'))
  })
})
