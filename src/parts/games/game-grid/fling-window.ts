/** Where the places stand that go by in place of a list's rows while it is flung. */
import { rowWindow, type RowPlace } from './row-window.ts'

/** How many windows of places there are: the more, the more seldom they are moved, which costs a frame. */
const WINDOWS = 3

/** @param height of the window, in pixels */
export const countFlingRows = (height: number, rowHeight: number): number => WINDOWS * Math.ceil(height / rowHeight) + 1

/**
 * The row at which the places begin, so that the window is full of them: where they are as long as they fill it, else
 * reaching as far ahead as they can.
 * @param held where they begin now; `null` for nowhere
 * @param rows how many rows of places there are
 */
export function flingWindow(place: RowPlace, held: number | null, rows: number): number {
  const { from, to } = rowWindow(place, 0)
  if (held !== null && from >= held && to <= held + rows) return held
  const goesUp = held !== null && from < held
  return Math.min(Math.max(goesUp ? to - rows : from, 0), Math.max(place.count - rows, 0))
}
