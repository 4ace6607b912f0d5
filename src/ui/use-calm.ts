import { useEffect, useState } from 'react'

/** The longest that a busy page waits. */
const PATIENCE_MS = 3000
/** Where the browser does not tell when it is idle. */
const GUESS_MS = 1200

/** True once the page has come to rest: for what may not compete with the first view. */
export function useCalm(): boolean {
  const [calm, setCalm] = useState(false)
  useEffect(() => {
    const settle = (): void => setCalm(true)
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(settle, GUESS_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(settle, { timeout: PATIENCE_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return calm
}
