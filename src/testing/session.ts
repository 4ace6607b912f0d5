/** A page over the sandbox whose visitors come and go, and a network that can be held back or lost. For tests. */
import { expect, onTestFinished, vi } from 'vitest'
import { purgeSessionAtom, restoreMerchantAtom } from '../state/account/login/session.ts'
import { watchSessionAtom } from '../state/account/login/session-watch.ts'
import { signInAtom } from '../state/account/login/sign-in.ts'
import { openPage, stubStorage, type TestPage } from './state.ts'

/** What is read of the sandbox's bench, which this floor does not know. */
interface Answering {
  readonly sandbox: { fetch(request: Request): Response | Promise<Response>; close(): void }
}

export interface SessionTest {
  readonly page: TestPage
  /** Logs an account in by its credentials. */
  signIn(account: { readonly payload: { readonly username: string; readonly password: string } }): Promise<void>
  /**
   * Begins a call whose answer is on its way and stays there until `release` is called; later calls are not held.
   * @param path the one to hold, where it makes more than one
   */
  onItsWay<T>(begin: () => Promise<T>, path?: string): Promise<{ late: Promise<T>; release: () => void }>
  /** From now on no call gets through. */
  goOffline(): void
}

/** What the storage of a page holds that nobody has logged in on (spec 3, "Session storage keys after login"). */
export const MERCHANT_KEYS = { merchant: 'pampas01', merchantCode: 'pampas01', platform: 'web' }

const closed = new WeakSet<object>()

/** Opens a page in an empty tab for the test that runs; the tab and the sandbox end with it. */
export function openSession({ sandbox }: Answering): SessionTest {
  stubStorage()
  onTestFinished(() => {
    // Two tabs of one browser share a sandbox.
    if (!closed.has(sandbox)) sandbox.close()
    closed.add(sandbox)
    vi.unstubAllGlobals()
  })
  let gate: { readonly path: string; readonly open: Promise<void> } | null = null
  let held = 0
  let offline = false
  const page = openPage(async (input, init) => {
    if (offline) throw new TypeError('Failed to fetch')
    const request = new Request(input, init)
    const wait = gate !== null && request.url.endsWith(gate.path) ? gate : null
    const response = await sandbox.fetch(request)
    if (wait) held += 1
    await wait?.open
    return response
  })
  page.store.set(restoreMerchantAtom)
  return {
    page,
    signIn: ({ payload }) => page.store.set(signInAtom, { ...payload, type: 'username' }, page.queries),
    onItsWay: async (begin, path = '') => {
      const { promise: open, resolve: release } = Promise.withResolvers<void>()
      gate = { path, open }
      const late = begin()
      // Whether it fails is the test's business, later on.
      late.catch(() => undefined)
      await vi.waitFor(() => expect(held).toBe(1), { interval: 1 })
      gate = null
      return { late, release }
    },
    goOffline: () => {
      offline = true
    },
  }
}

export interface TabTest extends SessionTest {
  /** Begins to watch over the session. */
  watch(): void
  /** Stands for the browser's. */
  readonly window: EventTarget
  /** Presses a key, as a sign of somebody there. */
  sign(): void
}

/** A tab with a member in it, and a window of its own. */
export async function openTab(bench: Answering, account: Parameters<SessionTest['signIn']>[0]): Promise<TabTest> {
  const session = openSession(bench)
  await session.signIn(account)
  const { store, queries } = session.page
  const window = new EventTarget()
  onTestFinished(() => store.set(purgeSessionAtom, queries))
  return {
    ...session,
    window,
    watch: () => store.set(watchSessionAtom, queries, window),
    sign: () => void window.dispatchEvent(new Event('keydown')),
  }
}
