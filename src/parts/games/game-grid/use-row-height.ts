import { useCallback, useState } from 'react'
import type { CardLook } from '../game-card/card-props.ts'
import { likelyRowHeight } from './columns.ts'

/** How high rows have come out, by look and width: a list that is come back to has its length before it is drawn. */
const measured = new Map<string, number>()
const sizeOf = (look: CardLook, width: number): string => `${look}/${width}`
/** Less than what a screen shows, in pixels. */
const NOTHING = 0.25

/** As a browser tells it, in pixels. */
type RowBox = Pick<ResizeObserverSize, 'inlineSize' | 'blockSize'>

/**
 * How high a row of the grid is, in pixels: a guess until one has been drawn, the highest of them from then on, since
 * rows are laid out as equally high.
 * @returns also what watches a row, and gives back what no longer does
 */
export function useRowHeight(look: CardLook, width: number): [height: number, watch: (row: Element) => () => void] {
  const [, redraw] = useState(0)
  const take = useCallback(
    (boxes: readonly RowBox[]): void => {
      let changed = false
      for (const { inlineSize, blockSize } of boxes) {
        // By its own width: a phone that is turned has rows of the one and the other for a moment.
        const size = sizeOf(look, Math.round(inlineSize))
        if (blockSize <= (measured.get(size) ?? 0) + NOTHING) continue
        measured.set(size, blockSize)
        changed = true
      }
      if (changed) redraw((times) => times + 1)
    },
    [look],
  )
  const [observer] = useState(
    () => new ResizeObserver((entries) => take(entries.flatMap(({ borderBoxSize }) => borderBoxSize))),
  )
  const watch = useCallback(
    (row: Element) => {
      // The first of them at once, before a frame shows rows where the guess would have had them.
      if (!measured.has(sizeOf(look, width))) {
        const box = row.getBoundingClientRect()
        take([{ inlineSize: box.width, blockSize: box.height }])
      }
      observer.observe(row)
      return () => observer.unobserve(row)
    },
    [observer, take, look, width],
  )
  return [measured.get(sizeOf(look, width)) ?? likelyRowHeight(look, width), watch]
}
