import { useEffect, useState } from 'react'

/** What somebody does who has begun to use the page. Moving a mouse over it is none of it. */
const BEGINNINGS = ['pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'] as const
/** How long after the page stands, at the most, in milliseconds: what comes later is no start any more. */
const AT_MOST_MS = 2000

/**
 * Whether the page stands and nobody has begun to use it: for what opens by itself on start. Once somebody has, it stays false.
 * @returns `true` while that holds, from the browser's first idle moment on
 */
export function useAtRest(): boolean {
  const [state, setState] = useState<'starting' | 'rests' | 'begun'>('starting')
  const begun = state === 'begun'
  useEffect(() => {
    if (begun) return undefined
    const controller = new AbortController()
    const options = { passive: true, capture: true, signal: controller.signal }
    for (const sign of BEGINNINGS) addEventListener(sign, () => setState('begun'), options)
    return () => controller.abort()
  }, [begun])
  useEffect(() => {
    const rest = (): void => setState((now) => (now === 'starting' ? 'rests' : now))
    // Safari has none yet.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(rest, AT_MOST_MS / 2)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(rest, { timeout: AT_MOST_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return state === 'rests'
}
