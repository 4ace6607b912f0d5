import { useEffect, useEffectEvent } from 'react'

/**
 * Runs something once, a while after the view came.
 * @param ms the while, in milliseconds; `null` waits for nothing, and another one begins anew
 */
export function useTimeout(run: () => void, ms: number | null): void {
  const then = useEffectEvent(run)
  useEffect(() => {
    if (ms === null) return undefined
    const timer = setTimeout(() => then(), ms)
    return () => clearTimeout(timer)
  }, [ms])
}
