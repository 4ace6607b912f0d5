import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'

/**
 * Keeps the game that stands at the window's upper edge there when another number of cards stands side by side, as when a
 * phone is turned.
 * @returns takes the row that stands there each time the list has moved
 */
export function useKeptPlace(list: RefObject<WindowVirtualizerHandle | null>, columns: number): (row: number) => void {
  const game = useRef(0)
  useLayoutEffect(() => {
    if (game.current > 0) list.current?.scrollToIndex(Math.floor(game.current / columns))
  }, [list, columns])
  return (row) => void (game.current = row * columns)
}
