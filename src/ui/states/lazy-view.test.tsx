import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyView } from './lazy-view.tsx'

test('a part that has not come after 120 seconds has failed, and the next try asks again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const load = vi
    .fn<() => Promise<() => null>>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue(() => null)
  const view = lazyView(load)
  const failed = vi.fn<(error: unknown) => void>()
  void view.preload().catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkFailure', type: 'timeout' }))
  expect(view.isLoaded()).toBe(false)
  await view.preload()
  expect([view.isLoaded(), load.mock.calls.length]).toEqual([true, 2])
})
