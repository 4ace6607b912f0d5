/** Wild land: mountains, deserts, the north. */
import { hex, mix } from '../color.ts'
import { printFigure } from '../figures/figure.ts'
import { between, type Scene } from '../scene.ts'
import { far, lift, sunAt } from './far.ts'
import { disc, land, rays, ridge, sky, stars } from './shapes.ts'
import { ellipse, n, path } from '../svg/write.ts'

/** Peaks one behind the other, the sun among them. */
export function mountains(scene: Scene): string {
  const { height: h, ground } = scene
  const layers = [0.16, 0.4, 0.7, 0.95].map((near, index) =>
    land(
      scene,
      ridge(scene, { y: h * (0.5 + index * 0.1), swing: h * (0.2 - index * 0.035), rises: 3 + index, edge: 1 }),
      far(scene, near),
      ground.glow,
    ),
  )
  return (
    sky(scene) +
    rays(scene, sunAt(scene), h * 0.42, 18, hex(ground.glow), 0.12) +
    disc(scene, sunAt(scene), h * 0.36, h * 0.09, ground.glow) +
    layers.join('')
  )
}

/** Northern lights over snow and pines. */
export function fjord(scene: Scene): string {
  const { width: w, height: h } = scene
  const bands = [0, 1, 2].map((index) => {
    const y = h * (0.16 + index * 0.08)
    const fill = scene.defs.linear([
      [0, hex([0.86, 0.16, 160 + index * 40]), 0],
      [0.6, hex([0.84, 0.15, 165 + index * 45]), 0.5],
      [1, hex([0.8, 0.15, 200]), 0],
    ])
    const [a, b] = [between(scene, -60, 60), between(scene, -60, 60)]
    return path(
      `M0 ${n(y)}C${n(w * 0.3)} ${n(y + a)} ${n(w * 0.6)} ${n(y + b)} ${n(w)} ${n(y - 20)}V${n(y + 110)}C${n(w * 0.6)} ${n(y + b + 90)} ${n(w * 0.3)} ${n(y + a + 120)} 0 ${n(y + 90)}Z`,
      fill,
    )
  })
  const peaks = [0.3, 0.62].map((near, index) => {
    const data = ridge(scene, {
      y: h * (0.56 + index * 0.1),
      swing: h * (0.22 - index * 0.05),
      rises: 2 + index,
      edge: 1,
    })
    return land(scene, data, far(scene, near), [0.95, 0.03, 230])
  })
  const pines = Array.from({ length: 11 }, (_, index) =>
    pine(index * w * 0.1 + between(scene, -14, 14), h * 0.86, between(scene, 44, 96), hex(far(scene, 0.92))),
  )
  return (
    sky(scene, 0.66) +
    stars(scene, 50, h * 0.5) +
    bands.join('') +
    peaks.join('') +
    pines.join('') +
    land(scene, ridge(scene, { y: h * 0.85, swing: 10, rises: 2 }), far(scene, 0.9), [0.92, 0.04, 230])
  )
}

const pine = (x: number, foot: number, size: number, fill: string): string =>
  path(
    [0, 0.26, 0.52]
      .map((up, index) => {
        const half = size * (0.26 - index * 0.06)
        return `M${n(x - half)} ${n(foot - size * up)}L${n(x)} ${n(foot - size * (up + 0.5))}L${n(x + half)} ${n(foot - size * up)}Z`
      })
      .join(''),
    fill,
  )

/** Sand, and pyramids far off. */
export function dunes(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const sunX = sunAt(scene)
  const pyramid = (x: number, foot: number, size: number): string =>
    path(
      `M${n(x - size)} ${n(foot)}L${n(x)} ${n(foot - size * 0.9)}L${n(x + size * 0.25)} ${n(foot)}Z`,
      hex(lift(far(scene, 0.28), 0.08)),
    ) + path(`M${n(x)} ${n(foot - size * 0.9)}L${n(x + size)} ${n(foot)}H${n(x + size * 0.25)}Z`, hex(far(scene, 0.5)))
  const layers = [0.34, 0.58, 0.86].map((near, index) =>
    land(
      scene,
      ridge(scene, { y: h * (0.62 + index * 0.11), swing: h * 0.045, rises: 1.4 + index * 0.5 }),
      far(scene, near),
      ground.glow,
    ),
  )
  return (
    sky(scene, 0.66) +
    disc(scene, sunX, h * 0.4, h * 0.13, ground.glow) +
    pyramid(w * 0.74, h * 0.64, w * 0.2) +
    pyramid(w * 0.95, h * 0.64, w * 0.13) +
    layers.join('')
  )
}

/** A pool between palms. */
export function oasis(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const water = scene.defs.linear([
    [0, hex(mix(ground.glow, [0.85, 0.1, 200], 0.6))],
    [1, hex([0.45, 0.1, 225])],
  ])
  const palms = [
    [0.1, 0.62, 0.4],
    [0.9, 0.66, 0.5],
    [0.78, 0.6, 0.26],
  ].map(([x = 0, y = 0, size = 0]) =>
    printFigure(
      { drawing: 'palm-tree', paint: [] },
      { x: w * x, y: h * y - (h * size) / 3, size: h * size, mirrored: x > 0.5 },
      hex(far(scene, 0.82)),
    ),
  )
  return (
    sky(scene, 0.6) +
    disc(scene, sunAt(scene), h * 0.34, h * 0.1, ground.glow) +
    land(scene, ridge(scene, { y: h * 0.58, swing: 14, rises: 2 }), far(scene, 0.36), ground.glow) +
    ellipse(w * 0.5, h * 0.74, w * 0.44, h * 0.07, water) +
    palms.join('') +
    land(scene, ridge(scene, { y: h * 0.84, swing: 12, rises: 1.6 }), far(scene, 0.88), ground.glow)
  )
}

/** Table mountains and cacti. */
export function mesa(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const butte = (x: number, foot: number, half: number, up: number, near: number): string => {
    const rock = mix(far(scene, near), [0.55, 0.14, 38], 0.4)
    const fill = scene.defs.linear(
      [
        [0, hex(lift(rock, 0.16))],
        [1, hex(lift(rock, -0.06))],
      ],
      [0, 0, 1, 0.4],
    )
    return path(
      `M${n(x - half * 1.5)} ${n(foot)}L${n(x - half)} ${n(foot - up * 0.45)}L${n(x - half * 0.82)} ${n(foot - up)}L${n(x - half * 0.2)} ${n(foot - up * 1.04)}L${n(x + half * 0.8)} ${n(foot - up)}L${n(x + half)} ${n(foot - up * 0.45)}L${n(x + half * 1.6)} ${n(foot)}Z`,
      fill,
    )
  }
  const cacti = [0.08, 0.92].map((x, index) =>
    printFigure(
      { drawing: 'cactus', paint: [] },
      { x: w * x, y: h * 0.7, size: h * (0.24 + index * 0.08), mirrored: index === 1 },
      hex(far(scene, 0.9)),
    ),
  )
  return (
    sky(scene, 0.66) +
    disc(scene, w * 0.5, h * 0.5, h * 0.16, ground.glow) +
    butte(w * 0.2, h * 0.66, w * 0.1, h * 0.26, 0.3) +
    butte(w * 0.82, h * 0.68, w * 0.14, h * 0.36, 0.45) +
    land(
      scene,
      ridge(scene, { y: h * 0.67, swing: 8, rises: 2 }),
      mix(far(scene, 0.6), [0.6, 0.15, 45], 0.4),
      ground.glow,
    ) +
    cacti.join('') +
    land(scene, ridge(scene, { y: h * 0.83, swing: 10, rises: 1.5 }), far(scene, 0.88), ground.glow)
  )
}
