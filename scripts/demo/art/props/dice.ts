/** Dice. */
import { hex } from '../color.ts'
import type { Draw } from './prop.ts'
import { circle, group, path, polygon, rect } from '../svg/write.ts'

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** A die, seen from a corner. */
export const dice: Draw = (defs, random) => {
  const hue = random.pick([25, 25, 90, 262, 300, 150])
  const [c, ink] = hue === 90 ? [0.03, '#c4192c'] : [0.2, '#ffffff']
  const tone = (l: number): string => hex([hue === 90 ? l + 0.28 : l, c, hue])
  // Three sides of a cube: each is a square, moved and slanted into its place.
  const side = (transform: string, from: number, to: number): string =>
    group(
      rect(
        -25,
        -25,
        50,
        50,
        defs.linear(
          [
            [0, tone(from)],
            [1, tone(to)],
          ],
          [0, 0, 1, 1],
        ),
        'rx="7"',
      ) + (PIPS[random.below(6)] ?? []).map(([x, y]) => circle(x * 13, y * 13, 5, ink)).join(''),
      `transform="${transform}"`,
    )
  return (
    path(
      polygon([
        [-43, -25],
        [0, -50],
        [43, -25],
        [43, 25],
        [0, 50],
        [-43, 25],
      ]),
      tone(0.3),
      `stroke="${tone(0.3)}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    side('matrix(.866 .5 -.866 .5 0 -25)', 0.74, 0.62) +
    side('matrix(.866 .5 0 1 -21.65 12.5)', 0.62, 0.5) +
    side('matrix(.866 -.5 0 1 21.65 12.5)', 0.46, 0.36)
  )
}
