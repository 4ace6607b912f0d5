/** Solid things of tables and draws: cards, chips, coins, dice, balls, tiles and the wheel, each lit from the upper left. */
import type { Random } from '../../seeds/random.ts'
import { hex, type Lch } from '../color.ts'
import { printFigure } from '../figures/figure.ts'
import { setLine } from '../lettering/faces.ts'
import { outline } from '../lettering/warp.ts'
import { circle, ellipse, group, n, path, polygon, rect, type Defs } from '../svg/write.ts'

/** Draws one in a box of 100 by 100 around 0, 0. */
type Draw = (defs: Defs, random: Random) => string

const SUITS = [
  ['spades', '#1c1b24'],
  ['hearts', '#d81f34'],
  ['clubs', '#1c1b24'],
  ['diamonds', '#d81f34'],
] as const
const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '7']
const HUES = [25, 60, 90, 150, 200, 262, 300, 345]

/** Text in the middle of a place, as outlines. */
function word(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  face: 'anton' | 'cinzel' = 'anton',
): string {
  const { segments, width } = setLine(face, text)
  return path(
    outline(segments, (sx, sy) => [x + (sx - width / 2) * size, y + (sy + 0.5) * size]),
    fill,
  )
}

const cards: Draw = (defs, random) => {
  const [suit, ink] = random.pick(SUITS)
  const rank = random.pick(RANKS)
  const paper = defs.linear(
    [
      [0, '#ffffff'],
      [1, '#dcd9e4'],
    ],
    [0, 0, 1, 1],
  )
  const pip = (x: number, y: number, size: number): string =>
    printFigure({ drawing: suit, paint: [] }, { x, y, size }, ink)
  const corner = word(rank, -23, -36, 15, ink) + pip(-23, -19, 12)
  return (
    rect(-34, -49, 68, 98, '#000', 'rx="7" opacity=".35" transform="translate(3 4)"') +
    rect(-34, -49, 68, 98, paper, 'rx="7" stroke="#a9a4b8" stroke-width=".8"') +
    corner +
    group(corner, 'transform="rotate(180)"') +
    pip(0, 0, 40)
  )
}

const chips: Draw = (defs, random) => {
  const hue = random.pick(HUES)
  const [light, mid, deep]: [Lch, Lch, Lch] = [
    [0.7, 0.2, hue],
    [0.56, 0.21, hue],
    [0.34, 0.15, hue],
  ]
  const marks = Array.from(
    { length: 8 },
    (_, index) => `<path d="M-6 -46h12v12h-12z" fill="#fff" transform="rotate(${index * 45})"/>`,
  )
  const face = defs.linear(
    [
      [0, hex(light)],
      [0.5, hex(mid)],
      [1, hex(deep)],
    ],
    [0.1, 0, 0.8, 1],
  )
  return (
    circle(0, 6, 46, hex([0.24, 0.1, hue])) +
    circle(0, 3, 46, hex(deep)) +
    circle(0, 0, 46, face) +
    marks.join('') +
    circle(0, 0, 33, hex(deep)) +
    circle(0, 0, 31, face, 'stroke="#fff" stroke-width="2" stroke-dasharray="5 4"') +
    printFigure({ drawing: random.pick(SUITS)[0], paint: [] }, { x: 0, y: 0, size: 30 }, '#fff') +
    path(
      'M-38 -20A43 43 0 0 1 6 -43',
      'none',
      'stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"',
    )
  )
}

const coins: Draw = (defs, random) => {
  const face = defs.linear(
    [
      [0, '#fff6c8'],
      [0.35, '#ffd65a'],
      [0.7, '#f0a21c'],
      [1, '#b96a0c'],
    ],
    [0.1, 0, 0.8, 1],
  )
  const mark = random.pick(['crown', 'round-star', 'dragon-head', 'shamrock'])
  return (
    circle(0, 5, 45, '#7a3f05') +
    circle(0, 0, 45, face) +
    circle(0, 0, 36, 'none', 'stroke="#a65f0a" stroke-width="2.5"') +
    printFigure({ drawing: mark, paint: [] }, { x: 1.5, y: 2, size: 46 }, '#8a4b06') +
    printFigure({ drawing: mark, paint: [] }, { x: 0, y: 0, size: 46 }, '#fff0b0') +
    path(
      'M-36 -22A42 42 0 0 1 4 -42',
      'none',
      'stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"',
    )
  )
}

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

const dice: Draw = (defs, random) => {
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

/** Yellow is a light colour: as dark as the others it would be mud. */
const lightOf = (hue: number): number => (hue > 75 && hue < 115 ? 0.15 : 0)

const balls: Draw = (defs, random) => {
  const hue = random.pick(HUES)
  const fill = defs.radial(
    [
      [0, hex([0.94, 0.09, hue + 10])],
      [0.4, hex([0.7 + lightOf(hue), 0.21, hue])],
      [0.8, hex([0.48 + lightOf(hue) * 1.4, 0.18, hue - 8])],
      [1, hex([0.3, 0.12, hue - 16])],
    ],
    [0.34, 0.28, 0.78],
  )
  return (
    ellipse(6, 46, 36, 8, '#000', 'opacity=".32"') +
    circle(0, 0, 46, fill) +
    circle(0, 1, 25, '#ffffff') +
    word(String(1 + random.below(49)), 0, 1, 24, '#1b1a26') +
    ellipse(-15, -27, 14, 8, '#fff', 'opacity=".75" transform="rotate(-32 -15 -27)"') +
    path('M30 28A42 42 0 0 1 4 42', 'none', 'stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"')
  )
}

const tiles: Draw = (defs, random) => {
  const jade = defs.linear([
    [0, '#3fbf86'],
    [1, '#0c6a45'],
  ])
  const bone = defs.linear(
    [
      [0, '#fffdf4'],
      [1, '#e4dcc4'],
    ],
    [0, 0, 1, 1],
  )
  const mark = random.pick(['lotus', 'dragon-spiral', 'bamboo', 'plum', 'flower-emblem', 'sparrow'])
  const ink = random.pick(['#c4192c', '#0c7a4d', '#1d3fa3'])
  return (
    rect(-32, -42, 68, 94, '#062e1e', 'rx="9" opacity=".5" transform="translate(3 4)"') +
    rect(-32, -42, 68, 92, jade, 'rx="9"') +
    rect(-34, -48, 66, 88, '#c9bf9f', 'rx="9" transform="translate(1 3)"') +
    rect(-35, -49, 66, 88, bone, 'rx="9"') +
    rect(-30, -44, 56, 78, 'none', `rx="6" stroke="${ink}" stroke-opacity=".25" stroke-width="1.6"`) +
    printFigure({ drawing: mark, paint: [] }, { x: -2, y: -5, size: 46 }, ink)
  )
}

const wheel: Draw = (defs) => {
  const pockets = Array.from({ length: 37 }, (_, index) => {
    const from = (index / 37) * Math.PI * 2 - Math.PI / 2
    const to = ((index + 1) / 37) * Math.PI * 2 - Math.PI / 2
    const at = (angle: number, r: number): string => `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`
    const fill = index === 0 ? '#0f9d58' : index % 2 ? '#c4192c' : '#16151d'
    return path(
      `M${at(from, 41)}A41 41 0 0 1 ${at(to, 41)}L${at(to, 29)}A29 29 0 0 0 ${at(from, 29)}Z`,
      fill,
      'stroke="#f1d48a" stroke-width=".5"',
    )
  })
  const wood = defs.radial(
    [
      [0, '#b5713a'],
      [0.7, '#7c431b'],
      [1, '#3c1d08'],
    ],
    [0.36, 0.3, 0.8],
  )
  const gold = defs.linear(
    [
      [0, '#fff3bd'],
      [0.5, '#e7b23e'],
      [1, '#8a5510'],
    ],
    [0, 0, 1, 1],
  )
  const spokes = Array.from(
    { length: 4 },
    (_, index) => `<path d="M-2.4 0L-1.2 -22h2.4L2.4 0z" fill="${gold}" transform="rotate(${index * 90 + 20})"/>`,
  )
  return (
    circle(0, 4, 49, '#000', 'opacity=".35"') +
    circle(0, 0, 49, wood) +
    circle(0, 0, 43, gold) +
    pockets.join('') +
    circle(0, 0, 29, wood) +
    circle(0, 0, 28, 'none', `stroke="${gold}" stroke-width="1.5"`) +
    spokes.join('') +
    circle(0, 0, 7.5, gold) +
    circle(-2, -2, 3, '#fff6d0') +
    circle(22, -26, 3.4, '#fff', 'stroke="#8c8c99" stroke-width=".6"') +
    path(
      'M-40 -22A46 46 0 0 1 -4 -46',
      'none',
      'stroke="#fff" stroke-opacity=".4" stroke-width="2.4" stroke-linecap="round"',
    )
  )
}

const PROPS = { cards, chips, coins, dice, balls, tiles, wheel } as const satisfies Readonly<Record<string, Draw>>

export type PropName = keyof typeof PROPS
export const PROP_NAMES = Object.keys(PROPS) as PropName[] // the table’s own keys

/** A thing at a place of the picture; `size` is its height. */
export function drawProp(
  name: PropName,
  defs: Defs,
  random: Random,
  x: number,
  y: number,
  size: number,
  turn = 0,
): string {
  return group(
    PROPS[name](defs, random),
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${(size / 100).toFixed(3)})"`,
  )
}
