import { useEffect, useState } from 'react'

/** A visitor who has looked this long will stay; and the first view's own calls are long done. */
const REST_MS = 8000
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/** True from the visitor's first sign of life, or after a while: for what comes after the first picture. */
export function useRested(): boolean {
  const [rested, setRested] = useState(false)
  useEffect(() => {
    if (rested) return undefined
    const rest = (): void => setRested(true)
    const timer = setTimeout(rest, REST_MS)
    for (const sign of SIGNS) addEventListener(sign, rest, { passive: true, once: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) removeEventListener(sign, rest)
    }
  }, [rested])
  return rested
}
