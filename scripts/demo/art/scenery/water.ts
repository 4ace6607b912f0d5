/** The sea from above and from below, an island, and space. */
import { hex, mix, type Lch } from '../color.ts'
import { printFigure } from '../figures/figure.ts'
import { between, type Scene } from '../scene.ts'
import { circle, ellipse, n, path, rect } from '../svg/write.ts'
import { cloud, disc, glow, rays, sky, stars } from './shapes.ts'

function waves(scene: Scene, from: number): string {
  const { width: w, height: h, ground } = scene
  return Array.from({ length: 5 }, (_, row) => {
    const y = h * from + row * h * (1 - from) * 0.19
    const size = 26 + row * 13
    const shift = between(scene, 0, size * 2)
    let crest = `M${n(-size * 3 - shift)} ${n(h)}V${n(y)}`
    for (let x = -size * 3 - shift; x < w + size * 2; x += size * 2)
      crest += `c${n(size * 0.5)} ${n(-size * 0.55)} ${n(size * 1.1)} ${n(-size * 0.6)} ${n(size * 1.4)} ${n(-size * 0.1)}s${n(size * 0.3)} ${n(size * 0.2)} ${n(size * 0.6)} ${n(size * 0.1)}`
    // Water keeps its own hue: mixed with a warm sky it would turn to mud.
    const body: Lch = mix([0.6, 0.12, 228], [ground.ink[0], 0.06, 258], 0.08 + row * 0.2)
    const fill = scene.defs.linear([
      [0, hex([Math.min(0.95, body[0] + 0.2), body[1], body[2]])],
      [0.12, hex(body)],
      [1, hex([body[0] * 0.75, body[1], body[2]])],
    ])
    return path(
      `${crest}V${n(h)}Z`,
      fill,
      `stroke="${hex([0.96, 0.03, 210])}" stroke-opacity="${n(0.5 - row * 0.08)}" stroke-width="2"`,
    )
  }).join('')
}

/** Waves and a low sun. */
export function seascape(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const x = w * between(scene, 0.3, 0.62)
  const gleam = Array.from({ length: 9 }, (_, index) =>
    ellipse(x, h * (0.6 + index * 0.035), w * (0.05 + index * 0.014), 2, hex(ground.glow), 'opacity=".7"'),
  )
  return (
    sky(scene, 0.58) +
    stars(scene, 24, h * 0.3) +
    disc(scene, x, h * 0.38, h * 0.12, ground.glow) +
    cloud(scene, w * 0.12, h * 0.34, w * 0.26, mix(ground.sky, ground.glow, 0.4), ground.sky) +
    cloud(scene, w * 0.9, h * 0.28, w * 0.3, mix(ground.sky, ground.glow, 0.4), ground.sky) +
    waves(scene, 0.58) +
    gleam.join('')
  )
}

/** Sand between palms. */
export function island(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const sand = scene.defs.linear([
    [0, hex([0.9, 0.09, 85])],
    [1, hex([0.62, 0.1, 60])],
  ])
  const palms = [
    [0.2, 0.46, 0.4, true],
    [0.86, 0.44, 0.46, false],
  ] as const
  return (
    sky(scene, 0.58) +
    disc(scene, w * 0.5, h * 0.36, h * 0.12, ground.glow) +
    rect(
      0,
      h * 0.56,
      w,
      h * 0.2,
      scene.defs.linear([
        [0, hex(mix(ground.glow, [0.8, 0.1, 200], 0.6))],
        [1, hex([0.55, 0.12, 225])],
      ]),
    ) +
    path(
      `M${n(-w * 0.1)} ${n(h)}C${n(w * 0.1)} ${n(h * 0.62)} ${n(w * 0.9)} ${n(h * 0.62)} ${n(w * 1.1)} ${n(h)}Z`,
      sand,
    ) +
    palms
      .map(([x, y, size, mirrored]) =>
        printFigure(
          { drawing: 'palm-tree', paint: [] },
          { x: w * x, y: h * y, size: h * size, mirrored: !mirrored },
          hex(ground.ink),
        ),
      )
      .join('')
  )
}

/** Light from above, corals, bubbles. */
export function underwater(scene: Scene): string {
  const { width: w, height: h, ground } = scene
  const water = scene.defs.linear([
    [0, hex(mix(ground.glow, [0.9, 0.1, 200], 0.6))],
    [0.35, hex(mix(ground.sky, [0.62, 0.13, 225], 0.55))],
    [1, hex(mix(ground.floor, [0.24, 0.1, 255], 0.5))],
  ])
  const bubbles = Array.from({ length: 26 }, () => {
    const r = between(scene, 1.5, 9)
    const [x, y] = [scene.random.next() * w, scene.random.next() * h * 0.8]
    return (
      circle(x, y, r, '#fff', 'opacity=".16"') +
      circle(x, y, r, 'none', 'stroke="#fff" stroke-opacity=".55"') +
      circle(x - r * 0.35, y - r * 0.35, r * 0.22, '#fff', 'opacity=".9"')
    )
  })
  const weeds = Array.from({ length: 9 }, () => {
    const x = scene.random.next() < 0.5 ? between(scene, -10, w * 0.26) : between(scene, w * 0.74, w + 10)
    const [tall, sway] = [between(scene, 90, 220), between(scene, -26, 26)]
    const hue = scene.random.pick([150, 175, 330, 40])
    return path(
      `M${n(x - 7)} ${n(h)}C${n(x - 20 + sway)} ${n(h - tall * 0.4)} ${n(x + 22)} ${n(h - tall * 0.6)} ${n(x + sway)} ${n(h - tall)}C${n(x + 34)} ${n(h - tall * 0.6)} ${n(x - 6 + sway)} ${n(h - tall * 0.35)} ${n(x + 9)} ${n(h)}Z`,
      hex(mix([0.6, 0.15, hue], ground.floor, 0.35)),
    )
  })
  const corals = [0.08, 0.9, 0.24, 0.74].map((x, index) =>
    printFigure(
      { drawing: 'coral', paint: [] },
      { x: w * x, y: h * 0.9, size: between(scene, 90, 150) },
      hex(mix([0.66, 0.2, [350, 30, 320, 60][index] ?? 0], ground.floor, 0.25 + index * 0.1)),
    ),
  )
  const floor = path(
    `M0 ${n(h)}V${n(h * 0.9)}C${n(w * 0.25)} ${n(h * 0.84)} ${n(w * 0.6)} ${n(h * 0.96)} ${n(w)} ${n(h * 0.88)}V${n(h)}Z`,
    hex(mix(ground.floor, ground.ink, 0.4)),
  )
  return (
    rect(0, 0, w, h, water) +
    glow(scene, w * 0.36, 0, h * 0.6, [0.98, 0.05, 190], 0.9) +
    rays(scene, w * 0.36, -h * 0.25, 34, '#fff', 0.1) +
    weeds.join('') +
    corals.join('') +
    floor +
    bubbles.join('')
  )
}

/** Stars, clouds of gas, a planet. */
export function space(scene: Scene): string {
  const { width: w, height: h, ground, defs } = scene
  const base = rect(
    0,
    0,
    w,
    h,
    defs.linear(
      [
        [0, hex(mix(ground.floor, ground.ink, 0.6))],
        [0.5, hex(mix(ground.sky, ground.floor, 0.45))],
        [1, hex(ground.ink)],
      ],
      [0, 0, 1, 1],
    ),
  )
  const clouds = Array.from({ length: 5 }, (_, index) =>
    glow(
      scene,
      between(scene, 0, w),
      between(scene, 0, h),
      h * between(scene, 0.28, 0.5),
      [0.66, 0.2, ground.sky[2] + index * 42 - 70],
      0.5,
    ),
  )
  const [px, py, r] = [w * between(scene, 0.08, 0.24), h * between(scene, 0.18, 0.34), h * between(scene, 0.16, 0.24)]
  const hue = scene.random.pick([30, 70, 200, 320])
  const ball = defs.radial(
    [
      [0, hex([0.92, 0.1, hue + 20])],
      [0.45, hex([0.68, 0.17, hue])],
      [1, hex([0.2, 0.08, hue - 30])],
    ],
    [0.32, 0.28, 0.8],
  )
  const ring = ellipse(
    px,
    py,
    r * 1.75,
    r * 0.42,
    'none',
    `stroke="${hex([0.88, 0.08, hue + 30])}" stroke-width="${n(r * 0.13)}" opacity=".75" transform="rotate(-18 ${n(px)} ${n(py)})"`,
  )
  const moon = defs.radial(
    [
      [0, hex([0.95, 0.03, 250])],
      [1, hex([0.4, 0.08, 270])],
    ],
    [0.3, 0.3, 0.8],
  )
  return (
    base +
    clouds.join('') +
    stars(scene, 110, h) +
    circle(px, py, r, ball) +
    ring +
    circle(w * 0.88, h * between(scene, 0.12, 0.5), h * 0.05, moon)
  )
}
