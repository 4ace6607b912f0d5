import { useEffect, useState } from 'react'

/** What somebody does who is there: a touch, a move, a key, a scroll. */
export const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const

/**
 * True once somebody has given a sign of life: for what nobody asked for, which may neither compete with the first
 * view nor cost a visitor's data who is gone before it comes.
 */
export function useFirstSign(): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen) return undefined
    const controller = new AbortController()
    const options = { passive: true, capture: true, signal: controller.signal }
    for (const sign of SIGNS) addEventListener(sign, () => setSeen(true), options)
    return () => controller.abort()
  }, [seen])
  return seen
}
