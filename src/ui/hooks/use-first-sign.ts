import { useEffect, useState } from 'react'

/** What somebody does who is there: a touch, a move, a key, a scroll. */
export const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const

/** After how long a tap has had its answer, in milliseconds. */
export const AFTER_TAP_MS = 250

/**
 * True once somebody has given a sign of life: for what nobody asked for, which may neither compete with the first
 * view nor cost a visitor's data who is gone before it comes.
 * @param delayMs how long after it, where what comes then would make the sign itself wait for its answer
 */
export function useFirstSign(delayMs = 0): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen) return undefined
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = (event: Event): void => {
      if (isOfThePage(event)) return
      if (delayMs === 0) setSeen(true)
      else timer ??= setTimeout(() => setSeen(true), delayMs)
    }
    const options = { passive: true, capture: true, signal: controller.signal }
    for (const sign of SIGNS) addEventListener(sign, tell, options)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [seen, delayMs])
  return seen
}

/** What is scrolled within the page may be so by the page itself, and a pointer that rests is told of what comes to lie below it. */
function isOfThePage(event: Event): boolean {
  if (event.type === 'scroll') return event.target !== document
  return event.type === 'pointermove' && 'movementX' in event && 'movementY' in event
    ? event.movementX === 0 && event.movementY === 0
    : false
}
