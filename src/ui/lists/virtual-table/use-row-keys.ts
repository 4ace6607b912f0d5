import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { seenRows } from '../seen-rows.ts'

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
  /** Lets Tab come to what is seen once the reader has scrolled elsewhere. */
  readonly follow: () => void
}

/** Arrow keys through the rows, of which those alone exist that are seen: one stop of Tab for all of them. */
export function useRowKeys(
  root: RefObject<HTMLElement | null>,
  list: RefObject<VirtualizerHandle | null>,
  count: number,
): RowKeys {
  const [wanted, setWanted] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)
  const current = Math.min(focused ?? wanted, Math.max(count - 1, 0))
  const seeking = useRef(0)
  const focusRow = (row: number): void => {
    cancelAnimationFrame(seeking.current)
    const attempt = (left: number): void => {
      const place = root.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)
      if (place) focusIn(place)
      // Unseen until it has been measured, it takes no focus.
      if (!place?.contains(document.activeElement) && left > 0)
        seeking.current = requestAnimationFrame(() => attempt(left - 1))
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
    follow: () => {
      if (!list.current) return
      const [first, last] = seenRows(list.current)
      setWanted((held) => Math.min(Math.max(held, first), last))
    },
    onKeyDown: (event) => {
      if (!list.current || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return
      const { viewportSize, scrollOffset, findItemIndex, getItemSize, scrollToIndex } = list.current
      const rowHeight = getItemSize(current)
      const row = rowByKey(event.key, current, count, Math.max(1, Math.floor(viewportSize / rowHeight) - 2))
      if (row === null) return
      event.preventDefault()
      setWanted(row)
      setFocused(row)
      // Neither below the head nor at the very end, where the totals stand.
      const [first, last] = [rowHeight, viewportSize - 2 * rowHeight].map((down) => findItemIndex(scrollOffset + down))
      if (first === undefined || last === undefined || row <= first || row >= last)
        scrollToIndex(row, { align: 'center' })
      focusRow(row)
    },
  }
}
