import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asTabLeader } from './tab-leader.ts'

const { locks } = navigator
let name = ''
let stops: AbortController[] = []
beforeEach(() => {
  name = `work ${crypto.randomUUID()}`
})
afterEach(() => {
  for (const stop of stops) stop.abort()
  stops = []
  vi.unstubAllGlobals()
})

/** A tab that shares the work; tells whether it is at it, and how often it was. */
function openTab(beatMs = 20) {
  const stop = new AbortController()
  stops.push(stop)
  const seen = { works: false, turns: 0 }
  const done = asTabLeader({ locks, name, signal: stop.signal, beatMs }, async (turn) => {
    seen.works = true
    seen.turns += 1
    await new Promise<void>((end) => turn.addEventListener('abort', () => end(), { once: true }))
    seen.works = false
  })
  return { seen, stop: () => stop.abort(), done }
}
const later = (ms: number) => new Promise((go) => setTimeout(go, ms))

test('one tab is at work, and the next one goes on when it goes', async () => {
  const first = openTab()
  await vi.waitFor(() => expect(first.seen.works).toBe(true))
  const second = openTab()
  // Longer than the time in which a sleeper is found out: it gives its signs of life.
  await later(300)
  expect([first.seen, second.seen]).toEqual([
    { works: true, turns: 1 },
    { works: false, turns: 0 },
  ])
  first.stop()
  await first.done
  await vi.waitFor(() => expect(second.seen).toEqual({ works: true, turns: 1 }))
  second.stop()
  await second.done
  expect(second.seen.works).toBe(false)
})

test('a tab that holds the work and gives no sign of life is passed over', async () => {
  let isStolen = false
  const asleep = locks
    .request(name, () => later(60_000))
    .catch(() => {
      isStolen = true
    })
  const tab = openTab()
  await vi.waitFor(() => expect(tab.seen.works).toBe(true))
  await asleep
  expect(isStolen).toBe(true)
})

test('a tab that nobody looks at passes over none', async () => {
  // A page that an earlier test has left still listens for who comes back.
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }))
  const end = new AbortController()
  void locks.request(name, () => new Promise((go) => end.signal.addEventListener('abort', go)))
  const tab = openTab()
  await later(300)
  expect(tab.seen.turns).toBe(0)
  end.abort()
  await vi.waitFor(() => expect(tab.seen.works).toBe(true))
})

test('one that was passed over stops at once, and waits for its next turn', async () => {
  const tab = openTab()
  await vi.waitFor(() => expect(tab.seen.works).toBe(true))
  await locks.request(name, { steal: true }, async () => {
    await vi.waitFor(() => expect(tab.seen.works).toBe(false))
  })
  await vi.waitFor(() => expect(tab.seen).toEqual({ works: true, turns: 2 }))
})

test('a page that is put aside hands the work over, and takes part again when it is back', async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const first = openTab()
  await vi.waitFor(() => expect(first.seen.works).toBe(true))
  // The other tab has a page of its own.
  vi.stubGlobal('window', new EventTarget())
  const second = openTab()
  vi.stubGlobal('window', page)
  page.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect([first.seen.works, second.seen.works]).toEqual([false, true]))
  second.stop()
  await second.done
  await later(50)
  expect(first.seen.works).toBe(false)
  page.dispatchEvent(new Event('pageshow'))
  await vi.waitFor(() => expect(first.seen).toEqual({ works: true, turns: 2 }))
})

test('a browser that gives no locks is asked once', async () => {
  const refused = new DOMException('no locks here', 'SecurityError')
  const request = vi.fn<() => Promise<never>>(() => Promise.reject(refused))
  const { signal } = new AbortController()
  // The cast: of the interface's overloads, the one that is used.
  const none = { request } as unknown as Pick<LockManager, 'request'>
  await expect(asTabLeader({ locks: none, name, signal }, () => Promise.resolve())).rejects.toBe(refused)
  expect(request).toHaveBeenCalledOnce()
})
