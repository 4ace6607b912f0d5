import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Brings the beginning of a list back into the window when another list stands in its place: who chose it far down would
 * see neither.
 * @param list another value is another list
 * @returns for the element that the list begins with
 */
export function useGoUp(list: unknown): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null)
  const goUp = useEffectEvent(() => {
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView({ behavior: 'instant' })
  })
  const first = useRef(list)
  useEffect(() => {
    if (first.current === list) return
    first.current = list
    goUp()
  }, [list])
  return top
}
