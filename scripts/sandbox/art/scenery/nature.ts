/** Land and sea: mountains, dunes, woods, fields, water. */
import { hex, mix, type Lch } from '../color.ts'
import { paintFigure, printFigure } from '../figures/figure.ts'
import { between, type Scene } from '../scene.ts'
import { circle, ellipse, n, path } from '../svg/write.ts'
import { cloud, disc, glow, land, rays, ridge, sky, stars } from './shapes.ts'

const lift = ([l, c, h]: Lch, by: number): Lch => [Math.min(0.98, l + by), c, h]
/** What stands at a distance: from the light at the horizon (0) to the foreground (1). */
const far = ({ ground }: Scene, near: number): Lch =>
  near < 0.6
    ? mix(mix(ground.sky, ground.glow, 0.55), ground.floor, near / 0.6)
    : mix(ground.floor, ground.ink, (near - 0.6) / 0.4)

const sunAt = (scene: Scene): number => scene.width * between(scene, 0.24, 0.42)

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

export function forest(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const rows = [0.2, 0.45, 0.75, 0.96].map((near, row) => {
    const fill = hex(far(scene, near))
    const trunks = Array.from({ length: 9 - row * 2 }, () => {
      const x = scene.random.next() * w
      const half = (4 + row * 7) * between(scene, 0.7, 1.3)
      const lean = between(scene, -12, 12)
      return path(
        `M${n(x - half)} ${n(h)}C${n(x - half * 0.5)} ${n(h * 0.6)} ${n(x - half * 0.6 + lean)} ${n(h * 0.3)} ${n(x - half + lean)} 0H${n(x + half + lean)}C${n(x + half * 0.6 + lean)} ${n(h * 0.3)} ${n(x + half * 0.5)} ${n(h * 0.6)} ${n(x + half * 1.6)} ${n(h)}Z`,
        fill,
      )
    })
    return (
      trunks.join('') +
      land(scene, ridge(scene, { y: h * (0.7 + row * 0.07), swing: 12, rises: 3 }), far(scene, near), ground.glow)
    )
  })
  const shafts = rays(scene, w * 0.3, -h * 0.2, 26, hex(ground.glow), 0.16)
  return sky(scene, 0.7) + glow(scene, w * 0.45, h * 0.5, h * 0.5, ground.glow, 0.9) + rows.join('') + shafts
}

export function jungle(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const leaf = (x: number, y: number, size: number, turn: number, near: number, mirrored: boolean): string =>
    printFigure(
      { drawing: 'monstera-leaf', paint: [] },
      { x, y, size, turn, mirrored },
      hex(mix(far(scene, near), [0.6, 0.15, 145], 0.42)),
    )
  const frame = Array.from({ length: 12 }, (_, index) => {
    const left = index % 2 === 0
    const depth = 0.45 + (index / 12) * 0.5
    return leaf(
      left ? between(scene, -10, w * 0.2) : between(scene, w * 0.8, w + 10),
      between(scene, 0, h * 0.85),
      between(scene, 90, 170),
      (left ? 60 : -60) + between(scene, -40, 40),
      depth,
      !left,
    )
  })
  const hills = [0.22, 0.42].map((near, index) =>
    land(
      scene,
      ridge(scene, { y: h * (0.52 + index * 0.1), swing: h * 0.06, rises: 2.5 + index }),
      mix(far(scene, near), [0.62, 0.13, 150], 0.35),
      ground.glow,
    ),
  )
  return (
    sky(scene, 0.62) +
    disc(scene, w * 0.4, h * 0.36, h * 0.1, ground.glow) +
    rays(scene, w * 0.4, h * 0.3, 20, hex(ground.glow), 0.14) +
    hills.join('') +
    frame.join('')
  )
}

export function orchard(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const tree = (x: number, y: number, size: number, near: number): string => {
    const crown = mix(far(scene, near), [0.7, 0.17, 140], 0.5)
    const fill = scene.defs.linear([
      [0, hex(lift(crown, 0.12))],
      [1, hex(lift(crown, -0.14))],
    ])
    return `${path(`M${n(x - size * 0.06)} ${n(y)}L${n(x - size * 0.03)} ${n(y - size * 0.5)}H${n(x + size * 0.03)}L${n(x + size * 0.06)} ${n(y)}Z`, hex(far(scene, 0.8)))}${[
      [-0.24, 0.5, 0.24],
      [0.24, 0.5, 0.24],
      [0, 0.68, 0.3],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx * size, y - dy * size, r * size, fill))
      .join('')}`
  }
  const rows = [0.3, 0.55, 0.8].map((near, row) => {
    const y = h * (0.6 + row * 0.12)
    const hill = land(
      scene,
      ridge(scene, { y, swing: 16, rises: 1.8 + row }),
      mix(far(scene, near), [0.72, 0.17, 130], 0.45),
      ground.glow,
    )
    return (
      hill +
      (row === 2
        ? ''
        : Array.from({ length: 6 - row * 2 }, (_, index) =>
            tree((index + 0.4 + row * 0.3) * w * (0.19 + row * 0.1), y + 18, 46 + row * 56, near),
          ).join(''))
    )
  })
  return (
    sky(scene, 0.6) +
    disc(scene, sunAt(scene), h * 0.28, h * 0.1, ground.glow) +
    cloud(scene, w * 0.78, h * 0.2, w * 0.24, [0.97, 0.02, 90], ground.sky) +
    rows.join('')
  )
}

export function farm(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const field = Array.from({ length: 13 }, (_, index) => {
    const t = (index - 6) / 6
    const fill = index % 2 === 0 ? [0.78, 0.16, 88] : [0.68, 0.16, 128]
    return path(
      `M${n(w * (0.5 + t * 0.16))} ${n(h * 0.6)}L${n(w * (0.5 + t * 1.5))} ${n(h)}H${n(w * (0.5 + (t + 0.17) * 1.5))}L${n(w * (0.5 + (t + 0.17) * 0.16))} ${n(h * 0.6)}Z`,
      hex(mix(fill as unknown as Lch, far(scene, 0.7), 0.28)),
    )
  })
  return (
    sky(scene, 0.6) +
    disc(scene, sunAt(scene), h * 0.32, h * 0.1, ground.glow) +
    rays(scene, w * 0.32, h * 0.32, 16, hex(ground.glow), 0.16) +
    land(
      scene,
      ridge(scene, { y: h * 0.56, swing: 20, rises: 2.4 }),
      mix(far(scene, 0.4), [0.7, 0.15, 135], 0.4),
      ground.glow,
    ) +
    path(`M0 ${n(h * 0.6)}H${n(w)}V${n(h)}H0Z`, hex(mix([0.7, 0.15, 110], far(scene, 0.7), 0.3))) +
    field.join('') +
    paintFigure(
      scene.defs,
      { drawing: 'barn', paint: ['red', 'ivory', 'crimson', 'tan'] },
      { x: w * 0.8, y: h * 0.52, size: w * 0.2 },
      { bevel: false, weight: 2 },
    )
  )
}

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

export function meadow(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const bow = [25, 60, 95, 145, 230, 290].map((hue, index) =>
    circle(
      w * 0.56,
      h * 0.74,
      w * (0.5 - index * 0.028),
      'none',
      `stroke="${hex([0.8, 0.16, hue])}" stroke-width="${n(w * 0.028)}" opacity=".62"`,
    ),
  )
  const hills = [0.3, 0.55, 0.82].map((near, index) =>
    land(
      scene,
      ridge(scene, { y: h * (0.62 + index * 0.1), swing: 22, rises: 1.3 + index * 0.6 }),
      mix(far(scene, near), [0.7, 0.18, 145], 0.5),
      ground.glow,
    ),
  )
  return (
    sky(scene, 0.6) +
    glow(scene, w * 0.3, h * 0.3, h * 0.5, ground.glow, 0.8) +
    bow.join('') +
    cloud(scene, w * 0.14, h * 0.5, w * 0.2, [0.97, 0.02, 90], ground.sky) +
    hills.join('')
  )
}

export function clouds(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const banks = Array.from({ length: 9 }, (_, index) => {
    const y = h * (0.4 + index * 0.065)
    return cloud(
      scene,
      scene.random.next() * w,
      y,
      w * (0.2 + index * 0.035),
      mix([0.98, 0.02, ground.glow[2]], ground.sky, 0.06),
      mix(ground.sky, ground.floor, index / 14),
    )
  })
  return (
    sky(scene, 0.7) +
    disc(scene, w * 0.5, h * 0.34, h * 0.12, ground.glow) +
    rays(scene, w * 0.5, h * 0.34, 22, hex(ground.glow), 0.2) +
    banks.join('')
  )
}
