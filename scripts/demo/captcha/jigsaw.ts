/** The outline of a piece of a jigsaw, and shapes that are none. */
import { randomInt } from 'node:crypto'
import { PUZZLE } from '../../sandbox/captcha/puzzle-shape.ts'

/** From edge to edge, with room for a knob on either side, in the puzzle's units. */
export const PIECE = PUZZLE.pieceWidth
/** How far its knobs stand out, and the square that is left. */
export const KNOB = 9
export const BODY = PIECE - 2 * KNOB

/** For each side from the top clockwise: a knob out of it (1) or a notch into it (-1). */
export type Sides = readonly [number, number, number, number]

/** A piece with at least one knob and one notch, as pieces are. */
export function newSides(): Sides {
  const draw = (): Sides => [side(), side(), side(), side()]
  let sides = draw()
  while (new Set(sides).size < 2) sides = draw()
  return sides
}

const side = (): number => (randomInt(2) === 0 ? 1 : -1)

/** The outline as path data, with the corner of its box at a point; `PIECE` wide and high. */
export function jigsawPath(sides: Sides, x: number, y: number): string {
  const half = (BODY - 2 * KNOB) / 2
  // A side along the positive x axis whose outside is up; the others are this one, turned.
  const edges = sides.map((out, turn) => {
    const r = (px: number, py: number): string => turned(px, py * out, turn)
    const arc = `a${KNOB} ${KNOB} 0 1 ${out > 0 ? 1 : 0} ${r(2 * KNOB, 0)}`
    return `l${r(half, 0)}${arc}l${r(half, 0)}`
  })
  return `M${x + KNOB} ${y + KNOB}${edges.join('')}Z`
}

/** A vector, turned clockwise by quarters. */
function turned(x: number, y: number, quarters: number): string {
  const [tx, ty] = [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ][quarters] ?? [x, y]
  return `${tx} ${ty}`
}
