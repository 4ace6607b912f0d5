import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import { seenRows } from '../../../ui/lists/seen-rows.ts'
import { cellByKey } from './cells.ts'

/** How many frames a game may take to come once it has been scrolled to. */
const PATIENCE = 600

interface GridKeys {
  /** The cell that Tab comes to. */
  readonly current: number
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: { readonly target: Element }) => void
  /** Lets Tab come to what is seen once the reader has scrolled elsewhere. */
  readonly follow: () => void
}

/** Arrow keys through a grid of which the rows that are seen alone exist: one stop of Tab, as grids have it. */
export function useGridKeys(
  root: RefObject<HTMLElement | null>,
  list: RefObject<WindowVirtualizerHandle | null>,
  { count, columns }: { readonly count: number; readonly columns: number },
): GridKeys {
  const [wanted, setCurrent] = useState(0)
  const current = Math.min(wanted, Math.max(count - 1, 0))
  const seeking = useRef(0)

  const focusCell = (cell: number): void => {
    cancelAnimationFrame(seeking.current)
    const control = (): HTMLElement | null | undefined =>
      root.current?.querySelector<HTMLElement>(`[data-cell="${cell}"] button`)
    // At once: a page that glides there would draw everything on the way.
    if (!control()) list.current?.scrollToIndex(Math.floor(cell / columns), { offset: -innerHeight / 3 })
    // A row that is far away comes with the next frames, its games after their page: unless the reader goes elsewhere first.
    const attempt = (left: number): void => {
      const found = control()
      found?.focus()
      const waits = root.current?.contains(document.activeElement) || document.activeElement === document.body
      // Unseen until it has been measured, it takes no focus.
      if (document.activeElement !== (found ?? null) && waits && left > 0)
        seeking.current = requestAnimationFrame(() => attempt(left - 1))
    }
    attempt(PATIENCE)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.metaKey || event.shiftKey) return
    const rowHeight = list.current?.getItemSize(Math.floor(current / columns)) ?? innerHeight
    const shape = {
      count,
      columns,
      pageRows: Math.max(1, Math.floor(innerHeight / rowHeight) - 1),
      rightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    }
    const to = cellByKey(event.key, current, shape, event.ctrlKey)
    if (to === null) return
    event.preventDefault()
    setCurrent(to)
    focusCell(to)
  }

  const onFocus = ({ target }: { readonly target: Element }): void => {
    const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell']
    if (cell !== undefined) setCurrent(Number(cell))
  }

  const follow = (): void => {
    if (!list.current || root.current?.contains(document.activeElement)) return
    const [first, last] = seenRows(list.current)
    setCurrent((held) => {
      const row = Math.floor(held / columns)
      return row >= first && row <= last ? held : Math.min(first + (last > first ? 1 : 0), last) * columns
    })
  }

  return { current, onKeyDown, onFocus, follow }
}
