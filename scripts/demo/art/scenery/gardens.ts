/** Green land and the sky: woods, fields, meadows, clouds. */
import { hex, mix, type Lch } from '../color.ts'
import { paintFigure, printFigure } from '../figures/figure.ts'
import { between, type Scene } from '../scene.ts'
import { far, lift, sunAt } from './far.ts'
import { cloud, disc, glow, land, rays, ridge, sky } from './shapes.ts'
import { circle, n, path } from '../svg/write.ts'

/** Trunks in the mist, light between them. */
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

/** Leaves around a clearing. */
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

/** Rows of trees on hills. */
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

/** Furrows that lead to a barn. */
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

/** Hills under a rainbow. */
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

/** Above the clouds. */
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
