import { useLayoutEffect, useRef, type RefObject } from 'react'

interface Shape {
  /** Pixels. */
  readonly rowHeight: number
  readonly columns: number
}

/** Keeps the game that stands at the window's upper edge there when the cards change their size, as when a phone is turned. */
export function useKeptPlace(root: RefObject<HTMLElement | null>, { rowHeight, columns }: Shape): void {
  const before = useRef<Shape>({ rowHeight, columns })
  useLayoutEffect(() => {
    const held = before.current
    before.current = { rowHeight, columns }
    const top = -(root.current?.getBoundingClientRect().top ?? 0)
    if (top <= 0 || (held.rowHeight === rowHeight && held.columns === columns)) return
    const game = Math.floor(top / held.rowHeight) * held.columns
    const within = (top % held.rowHeight) / held.rowHeight
    scrollBy({ top: (Math.floor(game / columns) + within) * rowHeight - top, behavior: 'instant' })
  }, [root, rowHeight, columns])
}
