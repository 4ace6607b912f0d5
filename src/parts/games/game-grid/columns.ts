/** How many cards stand side by side. */
import type { GridLook } from '../game-card/card-class.ts'

type Steps = readonly (readonly [from: number, columns: number])[]

const WIDE: Steps = [
  [1080, 6],
  [860, 5],
  [560, 4],
]

/** From which width of the grid on, in pixels, there are how many columns; the widest first. None is narrower than three facts. */
const STEPS: Readonly<Record<GridLook, Steps>> = {
  framed: [...WIDE, [336, 3], [0, 2]],
  sheet: [...WIDE, [336, 3], [0, 2]],
  poster: [...WIDE, [336, 3], [0, 2]],
  portrait: [...WIDE, [0, 2]],
  row: [[0, 1]],
  slips: [
    [900, 5],
    [700, 4],
    [520, 3],
    [0, 2],
  ],
  plan: [
    [820, 4],
    [520, 3],
    [0, 2],
  ],
  scoreboard: [[0, 1]],
  cells: [[0, 1]],
  compact: [
    [1000, 7],
    [600, 5],
    [336, 3],
    [0, 2],
  ],
}

/** The most columns that any look has. */
export const MOST_COLUMNS = 7

/** @param width of the whole grid, in pixels */
export function gridColumns(look: GridLook, width: number): number {
  return STEPS[look].find(([from]) => width >= from)?.[1] ?? 1
}
