/** Cities, screens and sweet hills. */
import { hex, mix, type Lch } from '../color.ts'
import { between, type Scene } from '../scene.ts'
import { cloud, disc, glow, land, rays as beams, ridge, sky, stars } from './shapes.ts'
import { circle, n, path, rect } from '../svg/write.ts'

/** Lit windows at night. */
export function city(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const rows = [0.25, 0.55, 0.85].map((near, row) => {
    const fill = mix(mix(ground.sky, ground.glow, 0.25), ground.ink, near)
    let x = -10
    let out = ''
    while (x < w) {
      const wide = between(scene, 30, 62) + row * 8
      const top = h * (0.24 + row * 0.13 + scene.random.next() * 0.2)
      out += rect(
        x,
        top,
        wide,
        h,
        scene.defs.linear([
          [0, hex([fill[0] + 0.09, fill[1], fill[2]])],
          [0.5, hex(fill)],
        ]),
      )
      if (scene.random.next() < 0.4) out += rect(x + wide * 0.45, top - 26, 3, 26, hex(fill))
      for (let wy = top + 10; wy < h * 0.86; wy += 13)
        for (let wx = x + 6; wx < x + wide - 8; wx += 10)
          if (scene.random.next() < 0.34)
            out += rect(
              wx,
              wy,
              5,
              7,
              hex([0.88, 0.13, scene.random.pick([85, 85, ground.glow[2], 210])]),
              `opacity="${n(0.35 + row * 0.25)}"`,
            )
      x += wide + between(scene, 1, 6)
    }
    return out
  })
  return (
    sky(scene, 0.62) +
    stars(scene, 40, h * 0.3) +
    disc(scene, w * 0.34, h * 0.26, h * 0.09, ground.glow) +
    rows.join('') +
    rect(0, h * 0.86, w, h * 0.14, hex(ground.ink))
  )
}

/** A sun over a lattice that runs to the horizon. */
export function grid(scene: Scene): string {
  const { width: w, height: h, ground, defs } = scene
  const horizon = h * 0.58
  const sun = Array.from({ length: 6 }, (_, index) =>
    rect(w * 0.2, horizon - h * 0.21 + index * h * 0.037, w * 0.6, 2 + index * 1.6, hex(ground.sky)),
  )
  const fill = defs.linear([
    [0, hex([0.94, 0.12, 95])],
    [1, hex([0.68, 0.24, 350])],
  ])
  const lines = Array.from(
    { length: 21 },
    (_, index) => `M${n(w / 2 + (index - 10) * w * 0.045)} ${n(horizon)}L${n(w / 2 + (index - 10) * w * 0.3)} ${n(h)}`,
  )
  const rows = Array.from({ length: 9 }, (_, index) => `M0 ${n(horizon + (h - horizon) * (index / 9) ** 2)}H${n(w)}`)
  return (
    rect(
      0,
      0,
      w,
      h,
      defs.linear([
        [0, hex(ground.ink)],
        [0.56, hex(ground.sky)],
        [0.58, hex(mix(ground.sky, [0.75, 0.2, 340], 0.5))],
      ]),
    ) +
    stars(scene, 60, h * 0.5) +
    glow(scene, w / 2, h * 0.42, h * 0.44, [0.75, 0.2, 340], 0.7) +
    `<g>${circle(w / 2, h * 0.4, h * 0.19, fill)}${sun.join('')}</g>` +
    rect(
      0,
      horizon,
      w,
      h,
      defs.linear([
        [0, hex(mix(ground.floor, [0.5, 0.2, 330], 0.3))],
        [1, hex(ground.ink)],
      ]),
    ) +
    path(
      [...lines, ...rows].join(''),
      'none',
      `stroke="${hex([0.8, 0.16, ground.glow[2]])}" stroke-width="1.6" opacity=".75"`,
    )
  )
}

/** Hills of sugar. */
export function candyland(scene: Scene): string {
  const { width: w, height: h, ground, defs } = scene
  const hills = [0, 1, 2].map((row) => {
    const colour: Lch = [0.86 - row * 0.09, 0.13, ground.sky[2] + row * 38]
    return land(
      scene,
      ridge(scene, { y: h * (0.56 + row * 0.13), swing: 26, rises: 1.6 + row * 0.5 }),
      colour,
      [0.98, 0.03, 80],
    )
  })
  const lolly = (x: number, y: number, r: number, hue: number): string =>
    rect(x - 3, y, 6, r * 3, '#fff') +
    circle(
      x,
      y,
      r,
      defs.radial(
        [
          [0, hex([0.95, 0.07, hue])],
          [1, hex([0.68, 0.2, hue])],
        ],
        [0.35, 0.3, 0.75],
      ),
    ) +
    path(
      `M${n(x)} ${n(y)}q${n(r * 0.4)} ${n(-r * 0.4)} ${n(r * 0.55)} ${n(r * 0.1)}t${n(-r * 0.7)} ${n(r * 0.5)}t${n(-r * 0.75)} ${n(-r * 0.6)}t${n(r * 0.9)} ${n(-r * 0.75)}`,
      'none',
      `stroke="#fff" stroke-width="${n(r * 0.16)}" stroke-linecap="round" opacity=".85"`,
    )
  const lollies = [
    [0.1, 0.44, 26, 350],
    [0.2, 0.5, 18, 150],
    [0.9, 0.42, 30, 45],
    [0.8, 0.5, 18, 290],
  ].map(([x = 0, y = 0, r = 0, hue = 0]) => lolly(w * x, h * y, r, hue))
  return (
    sky(scene, 0.6) +
    beams(scene, w * 0.5, h * 0.5, 18, '#fff', 0.16) +
    cloud(scene, w * 0.2, h * 0.2, w * 0.22, [0.99, 0.01, 0], [0.9, 0.07, 350]) +
    cloud(scene, w * 0.8, h * 0.26, w * 0.26, [0.99, 0.01, 0], [0.9, 0.07, 350]) +
    hills[0] +
    lollies.join('') +
    hills.slice(1).join('')
  )
}
