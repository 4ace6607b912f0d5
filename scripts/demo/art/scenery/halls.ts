/** Halls and holy places. */
import { hex, mix } from '../color.ts'
import { printFigure } from '../figures/figure.ts'
import { between, type Scene } from '../scene.ts'
import { cloud, disc, glow, land, rays as beams, ridge, sky, stars } from './shapes.ts'
import { n, path, polygon, rect } from '../svg/write.ts'

/** Columns before a lit doorway. */
export function temple(scene: Scene): string {
  const { width: w, height: h, ground, defs } = scene
  const column = (x: number, wide: number, near: number): string => {
    const stone = mix(mix(ground.sky, ground.glow, 0.45), ground.ink, near)
    const body = defs.linear(
      [
        [0, hex([stone[0] + 0.16, stone[1], stone[2]])],
        [0.35, hex(stone)],
        [1, hex([stone[0] * 0.55, stone[1], stone[2]])],
      ],
      [0, 0, 1, 0],
    )
    const rings = Array.from({ length: 5 }, (_, index) =>
      rect(x - wide / 2, h * (0.14 + index * 0.15), wide, 5, hex([stone[0] * 0.7, stone[1], stone[2]])),
    )
    return (
      rect(x - wide / 2, 0, wide, h * 0.9, body) +
      rings.join('') +
      rect(x - wide * 0.66, h * 0.82, wide * 1.32, h * 0.06, body) +
      rect(x - wide * 0.66, h * 0.02, wide * 1.32, h * 0.06, body)
    )
  }
  return (
    rect(
      0,
      0,
      w,
      h,
      defs.linear([
        [0, hex(ground.floor)],
        [0.6, hex(mix(ground.sky, ground.glow, 0.35))],
        [1, hex(ground.ink)],
      ]),
    ) +
    path(
      `M${n(w * 0.3)} ${n(h * 0.82)}V${n(h * 0.2)}L${n(w * 0.5)} ${n(h * 0.06)}L${n(w * 0.7)} ${n(h * 0.2)}V${n(h * 0.82)}Z`,
      hex(mix(ground.glow, ground.sky, 0.15)),
    ) +
    glow(scene, w / 2, h * 0.45, h * 0.5, ground.glow, 0.9) +
    beams(scene, w / 2, h * 0.36, 18, hex(ground.glow), 0.16) +
    path(
      polygon([
        [0, h],
        [w * 0.28, h * 0.82],
        [w * 0.72, h * 0.82],
        [w, h],
      ]),
      hex(mix(ground.floor, ground.glow, 0.25)),
    ) +
    column(w * 0.24, w * 0.1, 0.3) +
    column(w * 0.76, w * 0.1, 0.3) +
    column(w * 0.05, w * 0.17, 0.55) +
    column(w * 0.95, w * 0.17, 0.55)
  )
}

/** Temples above the clouds. */
export function olympus(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const front = Array.from({ length: 5 }, (_, index) =>
    cloud(scene, w * (index * 0.25), h * 0.84, w * 0.3, [0.98, 0.02, 80], ground.sky),
  )
  return (
    sky(scene, 0.66) +
    disc(scene, w * 0.4, h * 0.3, h * 0.12, ground.glow) +
    beams(scene, w * 0.4, h * 0.3, 20, hex(ground.glow), 0.22) +
    printFigure(
      { drawing: 'greek-temple', paint: [] },
      { x: w * 0.78, y: h * 0.48, size: w * 0.36 },
      hex([0.97, 0.03, 85]),
      0.8,
    ) +
    printFigure(
      { drawing: 'ionic-column', paint: [] },
      { x: w * 0.08, y: h * 0.5, size: h * 0.5 },
      hex([0.95, 0.04, 80]),
      0.75,
    ) +
    front.join('')
  )
}

/** Hills in mist, a pagoda before a large sun. */
export function pagoda(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const hills = [0.25, 0.55, 0.85].map((near, index) =>
    land(
      scene,
      ridge(scene, { y: h * (0.58 + index * 0.11), swing: h * 0.07, rises: 2 + index }),
      mix(mix(ground.sky, ground.glow, 0.4), ground.ink, near),
      ground.glow,
    ),
  )
  return (
    sky(scene, 0.62) +
    disc(scene, w * 0.36, h * 0.36, h * 0.18, ground.glow) +
    printFigure(
      { drawing: 'pagoda', paint: [] },
      { x: w * 0.84, y: h * 0.46, size: h * 0.4 },
      hex(mix(ground.floor, ground.ink, 0.2)),
    ) +
    hills[0] +
    cloud(scene, w * 0.1, h * 0.6, w * 0.3, mix(ground.glow, ground.sky, 0.2), ground.sky) +
    cloud(scene, w * 0.86, h * 0.64, w * 0.28, mix(ground.glow, ground.sky, 0.2), ground.sky) +
    hills.slice(1).join('')
  )
}

/** Spires before a moon. */
export function tower(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const stone = hex(mix(ground.floor, ground.ink, 0.5))
  const spire = (x: number, wide: number, top: number): string =>
    rect(x - wide / 2, top, wide, h, stone) +
    path(
      polygon([
        [x - wide * 0.7, top],
        [x, top - wide * 1.6],
        [x + wide * 0.7, top],
      ]),
      hex(ground.ink),
    ) +
    rect(x - wide * 0.14, top + wide * 0.5, wide * 0.28, wide * 0.5, hex([0.9, 0.14, 85]), 'rx="4"')
  return (
    sky(scene, 0.7) +
    stars(scene, 60, h * 0.6) +
    disc(scene, w * 0.4, h * 0.32, h * 0.17, ground.glow) +
    spire(w * 0.84, w * 0.13, h * 0.3) +
    spire(w * 0.68, w * 0.09, h * 0.46) +
    spire(w * 0.95, w * 0.1, h * 0.42) +
    land(scene, ridge(scene, { y: h * 0.74, swing: 24, rises: 2 }), mix(ground.floor, ground.ink, 0.6), ground.glow)
  )
}

/** Crystals from above and below. */
export function cavern(scene: Scene): string {
  const { width: w, height: h, ground, defs } = scene
  const spikes = Array.from({ length: 22 }, (_, index) => {
    const up = index % 2 === 0
    const x = (index / 21) * w
    const edge = Math.abs(x / w - 0.5) * 2
    const tall = h * (0.1 + edge * 0.34 * between(scene, 0.6, 1))
    const half = between(scene, 14, 34)
    const hue = ground.glow[2] + between(scene, -40, 40)
    const lean = between(scene, -18, 18)
    const [y, tip] = up ? [h, h - tall] : [0, tall * 0.8]
    return (
      path(
        polygon([
          [x - half, y],
          [x + lean, tip],
          [x, y],
        ]),
        hex([0.72, 0.14, hue]),
      ) +
      path(
        polygon([
          [x, y],
          [x + lean, tip],
          [x + half, y],
        ]),
        hex([0.4, 0.13, hue - 12]),
      )
    )
  })
  return (
    rect(
      0,
      0,
      w,
      h,
      defs.radial(
        [
          [0, hex(mix(ground.sky, ground.glow, 0.6))],
          [0.5, hex(ground.sky)],
          [1, hex(ground.ink)],
        ],
        [0.5, 0.45, 0.7],
      ),
    ) +
    glow(scene, w / 2, h * 0.45, h * 0.42, ground.glow, 0.8) +
    spikes.join('') +
    stars(scene, 30, h)
  )
}
