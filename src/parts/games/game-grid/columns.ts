/** How many cards stand side by side. */
import type { CardLook } from '../game-card/card-props.ts'

/** From which width of the grid on, in pixels, there are how many columns; the widest first. */
const STEPS: Readonly<Record<CardLook, readonly (readonly [from: number, columns: number])[]>> = {
  framed: [
    [1080, 6],
    [860, 5],
    [560, 4],
    [320, 3],
    [0, 2],
  ],
  poster: [
    [1000, 5],
    [560, 4],
    [0, 2],
  ],
  portrait: [
    [1080, 6],
    [860, 5],
    [560, 4],
    [0, 2],
  ],
  row: [[0, 1]],
  compact: [
    [1000, 7],
    [600, 5],
    [0, 3],
  ],
}

/** The most columns that any look has. */
export const MOST_COLUMNS = 7

/** @param width of the whole grid, in pixels */
export function gridColumns(look: CardLook, width: number): number {
  return STEPS[look].find(([from]) => width >= from)?.[1] ?? 1
}
