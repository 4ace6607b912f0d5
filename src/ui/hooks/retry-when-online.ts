import { backOffMs, PART } from '../../rules/back-off.ts'
import { SIGNS } from './use-first-sign.ts'

/**
 * Waits until what did not load may: once the browser is online again, or where somebody is there and it is online.
 * @param then called once
 * @returns stops waiting
 */
export function retryWhenOnline(then: () => void): () => void {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    controller.abort()
    clearTimeout(timer)
  }
  const go = (): void => {
    stop()
    then()
  }
  const heed = (): void => {
    if (navigator.onLine) timer ??= setTimeout(go, backOffMs(PART, 0))
  }
  const options = { passive: true, capture: true, signal: controller.signal }
  addEventListener('online', go, options)
  for (const sign of SIGNS) addEventListener(sign, heed, options)
  return stop
}
