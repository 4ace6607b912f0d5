/** The wait between two questions that a page asks by itself. */
import { backOffMs, ON_GOOD_NEWS } from '../rules/back-off.ts'

/**
 * Waits, but no longer than until somebody comes back to the page, or shortly after there is a network again: that comes back
 * for many at once.
 * @param signal ends the wait
 */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((go) => {
    const end = Date.now() + ms
    const woken = new AbortController()
    const goOn = (): void => {
      clearTimeout(timer)
      woken.abort()
      go()
    }
    let timer = setTimeout(goOn, ms)
    const hurry = (): void => {
      clearTimeout(timer)
      timer = setTimeout(goOn, Math.min(Math.max(0, end - Date.now()), backOffMs(ON_GOOD_NEWS, 0)))
    }
    const look = (): void => {
      if (document.visibilityState === 'visible') goOn()
    }
    const heard = { signal: woken.signal }
    signal?.addEventListener('abort', goOn, heard)
    globalThis.window?.addEventListener('online', hurry, heard)
    globalThis.document?.addEventListener('visibilitychange', look, heard)
  })
}
