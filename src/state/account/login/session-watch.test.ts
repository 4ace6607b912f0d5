import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { credentials, createTestSandbox } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { holdIdleAtom, idleEndsAtom } from '../idle.ts'
import { promptAtom, warningAtom } from '../../site/prompts.ts'
import { sessionAtom, sessionExpiresAtom, sessionOverAtom } from './session.ts'
import { MERCHANT_KEYS, openTab } from '../../../testing/session.ts'
import { stayLoggedInAtom } from './session-watch.ts'
import { signOutAtom } from './sign-out.ts'
import { stored } from '../../../testing/state.ts'

const PLAYER = credentials('player')
const MINUTE = 60_000
const LIMIT = 30 * MINUTE

/** From now on time passes by `vi.advanceTimersByTime`. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

describe('a session that nobody uses', () => {
  test('is warned of a minute before, and then ends as by signing out', async () => {
    const { page, watch } = await openTab(createTestSandbox(), PLAYER)
    holdTime()
    watch()
    let isMeant: boolean | null = null
    page.store.set(sessionOverAtom, (told) => [...told, () => (isMeant = !page.store.get(sessionExpiresAtom))])
    vi.advanceTimersByTime(LIMIT - MINUTE - 1)
    expect(page.store.get(warningAtom)).toBeNull()
    vi.advanceTimersByTime(1)
    expect(page.store.get(warningAtom)).toBe('idle')
    expect(page.store.get(idleEndsAtom) - Date.now()).toBe(MINUTE)
    vi.advanceTimersByTime(MINUTE - 1)
    expect(page.store.get(sessionAtom)).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(page.store.get(promptAtom)).toBe('ended-idle')
    expect([isMeant, page.store.get(sessionExpiresAtom)]).toEqual([false, false])
    expect(page.store.get(warningAtom)).toBeNull()
    expect(stored(sessionStorage)).toEqual(MERCHANT_KEYS)
    expect(stored(localStorage)).toEqual({})
  })

  test('begins anew with each sign, but once warned only with an answer', async () => {
    const { page, watch, sign } = await openTab(createTestSandbox(), PLAYER)
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
    page.store.set(stayLoggedInAtom)
    expect(page.store.get(warningAtom)).toBeNull()
    vi.advanceTimersByTime(LIMIT - MINUTE - 1000)
    expect(page.store.get(warningAtom)).toBeNull()
    expect(page.store.get(sessionAtom)).not.toBeNull()
  })

  test('is not used by a page that scrolls by itself', async () => {
    const { page, watch, window } = await openTab(createTestSandbox(), PLAYER)
    holdTime()
    watch()
    vi.advanceTimersByTime(LIMIT / 2)
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(LIMIT / 2)
    expect(page.store.get(promptAtom)).toBe('ended-idle')
  })

  test('is used while another tab is, and the answer there counts here', async () => {
    const bench = createTestSandbox()
    const here = await openTab(bench, PLAYER)
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
    const { page, watch } = await openTab(createTestSandbox(), PLAYER)
    holdTime()
    watch()
    localStorage.setItem('lastUsed', written)
    vi.advanceTimersByTime(LIMIT)
    expect(page.store.get(promptAtom)).toBe('ended-idle')
  })

  test('does not end while something is under way that must not be cut off', async () => {
    const { page, watch } = await openTab(createTestSandbox(), PLAYER)
    holdTime()
    watch()
    const release = page.store.set(holdIdleAtom)
    vi.advanceTimersByTime(3 * LIMIT)
    expect(page.store.get(warningAtom)).toBeNull()
    release()
    vi.advanceTimersByTime(LIMIT)
    expect(page.store.get(promptAtom)).toBe('ended-idle')
  })

  test('has been idle through a reload, or while its tab was closed', async () => {
    const { page, watch } = await openTab(createTestSandbox(), PLAYER)
    holdTime()
    localStorage.setItem('lastUsed', String(Date.now() - 20 * MINUTE))
    watch()
    expect(page.store.get(warningAtom)).toBeNull()
    vi.advanceTimersByTime(9 * MINUTE)
    expect(page.store.get(warningAtom)).toBe('idle')
    vi.advanceTimersByTime(MINUTE)
    expect(page.store.get(promptAtom)).toBe('ended-idle')
  })

  test('for longer than the limit before the page came is over at once', async () => {
    const { page, watch } = await openTab(createTestSandbox(), PLAYER)
    localStorage.setItem('lastUsed', String(Date.now() - LIMIT))
    watch()
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(page.store.get(promptAtom)).toBe('ended-idle')
    expect(page.store.get(warningAtom)).toBeNull()
    expect(stored(sessionStorage)).toEqual(MERCHANT_KEYS)
  })

  test('is not the one that a new login begins', async () => {
    const { page, watch, signIn } = await openTab(createTestSandbox(), PLAYER)
    page.store.set(signOutAtom, page.queries)
    localStorage.setItem('lastUsed', String(Date.now() - 2 * LIMIT))
    await signIn(credentials('vip'))
    watch()
    expect(page.store.get(sessionAtom)).toMatchObject({ username: 'vip' })
    expect(page.store.get(warningAtom)).toBeNull()
  })

  test('is used in a twin tab, too, where signs come so fast that most are not written', async () => {
    const bench = createTestSandbox()
    const first = await openTab(bench, PLAYER)
    const twin = await openTab(bench, PLAYER)
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
    const { page, watch, window } = await openTab(createTestSandbox(), PLAYER)
    holdTime()
    watch()
    vi.setSystemTime(Date.now() + LIMIT)
    expect(page.store.get(sessionAtom)).not.toBeNull()
    window.dispatchEvent(new Event('visibilitychange'))
    expect(page.store.get(promptAtom)).toBe('ended-idle')
  })

  test('signed out of is watched no longer', async () => {
    const { page, watch, sign } = await openTab(createTestSandbox(), PLAYER)
    holdTime()
    watch()
    page.store.set(signOutAtom, page.queries)
    sign()
    vi.advanceTimersByTime(2 * LIMIT)
    expect(page.store.get(promptAtom)).toBeNull()
    expect(stored(localStorage)).toEqual({})
  })
})
