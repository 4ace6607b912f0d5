import { useEffect, useState } from 'react'
import { whenIdle } from '../state/site/when-idle.ts'
import { SIGNS } from '../ui/hooks/use-first-sign.ts'

/** What somebody does who has begun to use the page. Moving a mouse over it is no beginning. */
const BEGINNINGS = SIGNS.filter((sign) => sign !== 'pointermove')
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
  useEffect(() => whenIdle(() => setState((now) => (now === 'starting' ? 'rests' : now)), AT_MOST_MS), [])
  return state === 'rests'
}
