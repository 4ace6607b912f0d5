import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { RowWindow } from '../../../../parts/games/game-grid/row-window.ts'
import { scrollerOf } from './use-rows.ts'

/** How many frames a row may take to stand there once it is asked for, as a skeleton at least. */
const PATIENCE = 120

/** Where a key leads among so many rows; `null` for one that leads nowhere. @param pageRows how many rows are seen */
export function rowByKey(key: string, current: number, count: number, pageRows: number): number | null {
  const within = (row: number): number => Math.min(Math.max(row, 0), count - 1)
  switch (key) {
    case 'ArrowDown':
      return within(current + 1)
    case 'ArrowUp':
      return within(current - 1)
    case 'PageDown':
      return within(current + pageRows)
    case 'PageUp':
      return within(current - pageRows)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** The row that an element stands in; `null` for none. */
export function rowOf(element: Element): number | null {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset['row']
  return row === undefined ? null : Number(row)
}

/** Whether the focus leaves a list for good: not where it comes back from another window, or from the dialog of a row. */
export function leaves(list: Element, next: EventTarget | null): boolean {
  if (!document.hasFocus()) return false
  if (!(next instanceof Element)) return true
  return next.closest('dialog') === list.closest('dialog') && !list.contains(next)
}

/** A row that is on its way has the focus itself: Enter would open the one before it otherwise. */
function focusIn(place: HTMLElement): void {
  const control = place.querySelector('button')
  if (!control) place.tabIndex = -1
  ;(control ?? place).focus({ preventScroll: true })
}

interface RowKeys {
  /** The row that Tab comes to. */
  readonly current: number
  /** The row that has the focus, wherever the list has been scrolled to; `null` for none. */
  readonly focused: number | null
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: { readonly target: Element }) => void
  readonly onBlur: (event: { readonly currentTarget: Element; readonly relatedTarget: EventTarget | null }) => void
}

/** Arrow keys through the rows, of which those alone exist that are seen: one stop of Tab for all of them. */
export function useRowKeys(
  root: RefObject<HTMLElement | null>,
  { count, rowHeight }: { readonly count: number; readonly rowHeight: number },
  shown: RowWindow,
): RowKeys {
  const [wanted, setWanted] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)
  // Tab comes to a row that exists, wherever the list has been scrolled to: to the one that has the focus, should it be far.
  const current = focused ?? Math.min(Math.max(wanted, shown.from), Math.max(shown.to - 1, shown.from))
  const seeking = useRef(0)
  const focusRow = (row: number): void => {
    cancelAnimationFrame(seeking.current)
    const attempt = (left: number): void => {
      const place = root.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)
      if (place) focusIn(place)
      else if (left > 0) seeking.current = requestAnimationFrame(() => attempt(left - 1))
    }
    attempt(PATIENCE)
  }
  // What was on its way is there.
  useEffect(() => {
    const { activeElement: place } = document
    if (!(place instanceof HTMLElement) || !root.current?.contains(place) || !place.matches('[data-row]')) return
    if (place.querySelector('button')) focusIn(place)
  })
  return {
    current,
    focused,
    onFocus: ({ target }) => {
      const row = rowOf(target)
      if (row === null) return
      setWanted(row)
      setFocused(row)
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (leaves(currentTarget, relatedTarget)) setFocused(null)
    },
    onKeyDown: (event) => {
      if (!root.current || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return
      const scroller = scrollerOf(root.current)
      const pageRows = Math.max(1, Math.floor(scroller.clientHeight / rowHeight) - 2)
      const row = rowByKey(event.key, current, count, pageRows)
      if (row === null) return
      event.preventDefault()
      setWanted(row)
      setFocused(row)
      const top = root.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top + row * rowHeight
      const room = scroller.clientHeight - 3 * rowHeight
      if (top < rowHeight || top > room) scroller.scrollBy({ top: top - room / 2, behavior: 'instant' })
      focusRow(row)
    },
  }
}
