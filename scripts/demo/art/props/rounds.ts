/** Round things: chips, coins, balls, the wheel. */
import { hex, type Lch } from '../color.ts'
import { printFigure } from '../figures/figure.ts'
import { HUES, SUITS, word, lightOf, type Draw } from './prop.ts'
import { circle, ellipse, n, path } from '../svg/write.ts'

/** A chip. */
export const chips: Draw = (defs, random) => {
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

/** A gold coin. */
export const coins: Draw = (defs, random) => {
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

/** A numbered ball. */
export const balls: Draw = (defs, random) => {
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

/** A roulette wheel. */
export const wheel: Draw = (defs) => {
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
