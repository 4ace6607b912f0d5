import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * How high a row is, in pixels: a list has its length before its cards have come.
 * @param ruler a row that nobody sees, of places that are as high as cards
 * @param shape what its height follows from
 * @returns `null` before it has been measured, which is before the first paint
 */
export function useRowHeight(ruler: RefObject<HTMLElement | null>, shape: string): number | null {
  const [height, setHeight] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (ruler.current) setHeight(ruler.current.getBoundingClientRect().height)
  }, [ruler, shape])
  return height
}
