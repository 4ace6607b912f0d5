import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activateUpdate } from './activate-update.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  vi.useFakeTimers()
})
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A worker in some state, which `become` changes as the browser does. */
function workerIn(state: ServiceWorkerState) {
  const said: unknown[] = []
  const worker = Object.assign(new EventTarget(), { state, postMessage: (data: unknown) => said.push(data) })
  const become = (next: ServiceWorkerState): void => {
    worker.state = next
    worker.dispatchEvent(new Event('statechange'))
  }
  // The parts of a worker that are used.
  return { worker: worker as unknown as ServiceWorker, said, become }
}

test('a waiting worker takes over, and the page reloads once it is active', () => {
  const { worker, said, become } = workerIn('installed')
  activateUpdate(worker)
  expect(said).toEqual([{ type: 'SKIP_WAITING' }])
  become('activating')
  expect(reload).not.toHaveBeenCalled()
  become('activated')
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each(['activating', 'activated', 'redundant'] as const)('one that is %s by now needs a reload alone', (state) => {
  const { worker, said } = workerIn(state)
  activateUpdate(worker)
  expect(said).toEqual([])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('one that a newer one replaces meanwhile leaves no dead button', () => {
  const { worker, become } = workerIn('installed')
  activateUpdate(worker)
  become('redundant')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('one that does not take over in time is left to the reload', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
  const { worker, become } = workerIn('installed')
  activateUpdate(worker)
  become('activating')
  await vi.advanceTimersByTimeAsync(3999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['hears', 0],
  ['knows no such word', 1000],
] as const)('an old worker that %s is told to step aside before the reload', async (what, waits) => {
  const said: unknown[] = []
  const controller = {
    postMessage: (data: unknown, [port]: MessagePort[]) => {
      said.push(data)
      if (what === 'hears') port?.postMessage(null)
    },
  }
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  activateUpdate(workerIn('installed').worker)
  await vi.advanceTimersByTimeAsync(4000)
  expect(said).toEqual([{ type: 'STEP_ASIDE' }])
  if (waits > 0) {
    await vi.advanceTimersByTimeAsync(waits - 1)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
  }
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})
