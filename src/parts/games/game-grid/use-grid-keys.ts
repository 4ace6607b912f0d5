import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { cellByKey } from './cells.ts'
import { rowAt, type RowPlace } from './row-window.ts'

/** How many frames a game may take to come once it has been scrolled to. */
const PATIENCE = 600

interface GridKeys {
  /** The cell that Tab comes to. */
  readonly current: number
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: { readonly target: Element }) => void
  /** Lets Tab come to what is seen once the reader has scrolled elsewhere. */
  readonly follow: (place: RowPlace) => void
}

/** Arrow keys through a grid of which the rows that are seen alone exist: one stop of Tab, as grids have it. */
export function useGridKeys(
  root: RefObject<HTMLElement | null>,
  { count, columns, rowHeight }: { readonly count: number; readonly columns: number; readonly rowHeight: number },
): GridKeys {
  const [wanted, setCurrent] = useState(0)
  const current = Math.min(wanted, Math.max(count - 1, 0))
  const seeking = useRef(0)

  const focusCell = (cell: number): void => {
    cancelAnimationFrame(seeking.current)
    const control = (): HTMLElement | null | undefined =>
      root.current?.querySelector<HTMLElement>(`[data-cell="${cell}"] button`)
    if (!control()) goToRow(root.current, Math.floor(cell / columns) * rowHeight)
    // A row that is far away comes with the next frames, its games after their page: unless the reader goes elsewhere first.
    const attempt = (left: number): void => {
      const found = control()
      found?.focus()
      const waits = root.current?.contains(document.activeElement) || document.activeElement === document.body
      if (!found && waits && left > 0) seeking.current = requestAnimationFrame(() => attempt(left - 1))
    }
    attempt(PATIENCE)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.metaKey || event.shiftKey) return
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

  const follow = (place: RowPlace): void => {
    if (root.current?.contains(document.activeElement)) return
    const [first, last] = [rowAt(place, 0), rowAt(place, place.height)]
    setCurrent((held) => {
      const row = Math.floor(held / columns)
      return row >= first && row <= last ? held : Math.min(first + (last > first ? 1 : 0), last) * columns
    })
  }

  return { current, onKeyDown, onFocus, follow }
}

/** Brings a row into the upper half of the window. At once: a page that glides there would draw everything on the way. */
function goToRow(root: HTMLElement | null, offset: number): void {
  if (!root) return
  const top = scrollY + root.getBoundingClientRect().top + offset
  window.scrollTo({ top: top - innerHeight / 3, behavior: 'instant' })
}
