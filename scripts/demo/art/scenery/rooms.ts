/** Rooms where games are played. */
import { hex, mix, type Lch } from '../color.ts'
import type { Scene } from '../scene.ts'
import { bokeh, glow, rays as beams } from './shapes.ts'
import { circle, ellipse, n, path, polygon, rect } from '../svg/write.ts'

/** A felt table under a lamp. */
export function table(scene: Scene): string {
  const { width: w, height: h, ground, defs } = scene
  const felt: Lch = scene.random.pick<Lch>([
    [0.5, 0.13, 155],
    [0.44, 0.17, 22],
    [0.42, 0.15, 262],
    [0.44, 0.11, 190],
    [0.4, 0.15, 310],
  ])
  const cloth = defs.radial(
    [
      [0, hex([felt[0] + 0.2, felt[1], felt[2]])],
      [0.6, hex(felt)],
      [1, hex([felt[0] * 0.55, felt[1] * 0.8, felt[2]])],
    ],
    [0.42, 0.28, 0.75],
  )
  const wood = defs.linear([
    [0, hex([0.6, 0.1, 55])],
    [0.5, hex([0.4, 0.09, 45])],
    [1, hex([0.22, 0.06, 35])],
  ])
  return (
    rect(
      0,
      0,
      w,
      h,
      defs.linear([
        [0, hex(ground.ink)],
        [0.5, hex(mix(ground.sky, ground.ink, 0.25))],
      ]),
    ) +
    bokeh(scene, 20, 0, h * 0.36, [hex(ground.glow), hex([0.85, 0.14, 80]), '#fff']) +
    glow(scene, w * 0.4, h * 0.3, h * 0.5, ground.glow, 0.4) +
    ellipse(w / 2, h * 0.92, w * 0.86, h * 0.56, wood) +
    ellipse(w / 2, h * 0.93, w * 0.79, h * 0.51, cloth) +
    ellipse(
      w / 2,
      h * 0.94,
      w * 0.62,
      h * 0.38,
      'none',
      `stroke="${hex([0.9, 0.1, 90])}" stroke-opacity=".5" stroke-width="3"`,
    )
  )
}

/** Arches over a chequered floor. */
export function casino(scene: Scene): string {
  const { width: w, height: h, ground, defs } = scene
  const arches = Array.from({ length: 5 }, (_, index) => {
    const x = w * (index * 0.25 - 0.1)
    return path(
      `M${n(x)} ${n(h * 0.72)}V${n(h * 0.3)}a${n(w * 0.1)} ${n(w * 0.1)} 0 0 1 ${n(w * 0.2)} 0V${n(h * 0.72)}Z`,
      defs.linear([
        [0, hex(mix(ground.glow, ground.sky, 0.25))],
        [1, hex(mix(ground.sky, ground.floor, 0.5))],
      ]),
      `stroke="${hex([0.8, 0.13, 80])}" stroke-width="4"`,
    )
  })
  const floor = Array.from({ length: 60 }, (_, index) => {
    const [row, column] = [Math.floor(index / 12), index % 12]
    const y = (part: number): number => h * (0.72 + 0.28 * (part / 5) ** 1.5)
    const x = (part: number, at: number): number => w / 2 + (part - 6) * w * (0.1 + at * 0.07)
    return (row + column) % 2 === 0
      ? path(
          polygon([
            [x(column, row), y(row)],
            [x(column + 1, row), y(row)],
            [x(column + 1, row + 1), y(row + 1)],
            [x(column, row + 1), y(row + 1)],
          ]),
          hex(mix(ground.glow, ground.floor, 0.6)),
          'opacity=".6"',
        )
      : ''
  })
  return (
    rect(
      0,
      0,
      w,
      h,
      defs.linear([
        [0, hex(ground.floor)],
        [0.7, hex(ground.sky)],
      ]),
    ) +
    arches.join('') +
    rect(0, h * 0.72, w, h * 0.3, hex(mix(ground.floor, ground.ink, 0.4))) +
    floor.join('') +
    bokeh(scene, 18, 0, h * 0.3, [hex([0.9, 0.13, 85]), '#fff']) +
    glow(scene, w / 2, h * 0.4, h * 0.5, ground.glow, 0.55)
  )
}

/** The door of a safe, open. */
export function vault(scene: Scene): string {
  const { width: w, height: h, ground, defs } = scene
  const steel = defs.radial(
    [
      [0, hex([0.86, 0.03, 90])],
      [0.7, hex([0.56, 0.04, 260])],
      [1, hex([0.28, 0.05, 265])],
    ],
    [0.35, 0.3, 0.8],
  )
  const bolts = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2
    return circle(
      w / 2 + Math.cos(angle) * w * 0.37,
      h * 0.42 + Math.sin(angle) * w * 0.37,
      9,
      hex([0.78, 0.1, 85]),
      `stroke="${hex([0.3, 0.05, 60])}" stroke-width="2"`,
    )
  })
  return (
    rect(
      0,
      0,
      w,
      h,
      defs.linear([
        [0, hex(ground.sky)],
        [1, hex(ground.ink)],
      ]),
    ) +
    circle(w / 2, h * 0.42, w * 0.44, hex(ground.ink)) +
    circle(w / 2, h * 0.42, w * 0.42, steel) +
    bolts.join('') +
    circle(w / 2, h * 0.42, w * 0.32, hex(mix(ground.floor, ground.ink, 0.5))) +
    beams(scene, w / 2, h * 0.42, 18, hex(ground.glow), 0.24) +
    glow(scene, w / 2, h * 0.42, w * 0.42, ground.glow, 0.9)
  )
}

/** Three reels without pictures. */
export function reels(scene: Scene): string {
  const { width: w, height: h, ground, defs } = scene
  const paper = defs.linear([
    [0, hex(mix(ground.sky, ground.ink, 0.4))],
    [0.5, hex([0.97, 0.02, 90])],
    [1, hex(mix(ground.sky, ground.ink, 0.4))],
  ])
  const strips = [0, 1, 2].map((index) =>
    rect(
      w * (0.07 + index * 0.295),
      h * 0.06,
      w * 0.27,
      h * 0.66,
      paper,
      `rx="10" stroke="${hex([0.8, 0.14, 82])}" stroke-width="5"`,
    ),
  )
  return (
    rect(
      0,
      0,
      w,
      h,
      defs.radial(
        [
          [0, hex(mix(ground.sky, ground.glow, 0.3))],
          [1, hex(ground.floor)],
        ],
        [0.5, 0.4, 0.8],
      ),
    ) +
    beams(scene, w / 2, h * 0.4, 20, hex(ground.glow), 0.14) +
    strips.join('') +
    glow(scene, w / 2, h * 0.4, h * 0.4, ground.glow, 0.5)
  )
}
