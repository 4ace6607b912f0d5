import type { ReactElement, RefObject } from 'react'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'
import { BESIDE } from './seen-rows.ts'

/** How high rows have come out: a list that is come back to has its length before it is drawn. */
const measured = new Map<string, CacheSnapshot>()

interface WindowListProps<Row> {
  readonly list: RefObject<WindowVirtualizerHandle | null>
  readonly rows: ArrayLike<Row>
  readonly children: (row: Row, index: number) => ReactElement
  /** What the heights of rows follow from, such as the width: they are known again where this is the same. */
  readonly size: string
  /** Rows that stay however far they are scrolled away, such as one that has the focus. */
  readonly keeps?: readonly number[]
  /** How high a row is before it has been measured, in pixels; without it rows are as high as those that were. */
  readonly rowHeight?: number
  readonly onScroll?: () => void
  /** Some time after the last move. */
  readonly onRest?: () => void
  /** The window or rows have another height than was known. */
  readonly onResize?: () => void
}

/** Any number of rows, of which those exist that are seen. The window scrolls, so that the place of a page is the browser's own. */
export function WindowList<Row>(props: WindowListProps<Row>) {
  const { list, rows, children, size, rowHeight, keeps, onScroll, onRest, onResize } = props
  const cache = measured.get(size)
  const remember = (): void => {
    if (list.current) measured.set(size, list.current.cache)
  }
  return (
    <WindowVirtualizer
      ref={list}
      data={rows}
      {...(cache ? { cache } : {})}
      {...(rowHeight ? { itemSize: rowHeight } : {})}
      {...(keeps ? { keepMounted: keeps } : {})}
      bufferSize={BESIDE}
      onScroll={() => onScroll?.()}
      onScrollEnd={() => {
        remember()
        onRest?.()
      }}
      onResize={() => {
        if (!measured.has(size)) remember()
        onResize?.()
      }}
    >
      {children}
    </WindowVirtualizer>
  )
}
