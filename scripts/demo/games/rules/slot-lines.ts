/** The win lines of five reels with three rows. */

/** The row, 0 to 2, at which a line crosses each reel. */
export type Line = readonly number[]

const STRAIGHT: readonly Line[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
]

/** Every other line, the smooth ones first. */
function theOthers(): Line[] {
  const all = Array.from({ length: 3 ** 5 }, (_, index) =>
    [81, 27, 9, 3, 1].map((weight) => Math.floor(index / weight) % 3),
  )
  const known = new Set(STRAIGHT.map(String))
  const bends = (line: Line): number =>
    line.slice(1).reduce((sum, row, at) => sum + Math.abs(row - (line[at] ?? 0)) ** 2, 0)
  // Those that bend alike come mirrored in turns, so that no row is the better one.
  return all
    .filter((line) => !known.has(String(line)) && bends(line) <= 10)
    .toSorted((a, b) => bends(a) - bends(b) || lean(a) - lean(b))
}

const lean = (line: Line): number => Math.abs(line.reduce((sum, row) => sum + row, 0) - 5)

const LINES: readonly Line[] = [...STRAIGHT, ...theOthers()]

/** Above this many there are no lines: every way from left to right counts. */
export const MOST_LINES = 50

/** The lines of a slot that has so many. */
export const linesOf = (count: number): readonly Line[] => LINES.slice(0, Math.min(count, MOST_LINES))
