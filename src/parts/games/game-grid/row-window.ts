/** Which rows of a long list exist: those in the window, and some beside it. All rows are equally high. */
export interface RowWindow {
  readonly from: number
  /** The first row that is not among them. */
  readonly to: number
}

export interface RowPlace {
  /** How far the window's upper edge stands below the list's, in pixels; negative above it. */
  readonly top: number
  /** Of the window, in pixels. */
  readonly height: number
  /** Pixels. */
  readonly rowHeight: number
  /** How many rows the list has. */
  readonly count: number
}

/** @param beside how far above and below the window rows exist, in pixels */
export function rowWindow({ top, height, rowHeight, count }: RowPlace, beside: number): RowWindow {
  const within = (row: number): number => Math.min(Math.max(row, 0), count)
  const from = within(Math.floor((top - beside) / rowHeight))
  return { from, to: Math.max(from, within(Math.ceil((top + height + beside) / rowHeight))) }
}

/** The row at a place in the window, or the nearest. @param down from the window's upper edge, in pixels */
export const rowAt = ({ top, rowHeight, count }: RowPlace, down: number): number =>
  Math.min(Math.max(Math.floor((top + down) / rowHeight), 0), Math.max(count - 1, 0))

/** Whether all rows that are seen are among these. @param beside also those so far above and below, in pixels */
export function isCovered(place: RowPlace, { from, to }: RowWindow, beside = 0): boolean {
  const seen = rowWindow(place, beside)
  return seen.from >= seen.to || (seen.from >= from && seen.to <= to)
}
