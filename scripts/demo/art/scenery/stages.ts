/** Where something is shown: rays, stages, fairs, stadiums, stalls. */
import { hex, mix, type Lch } from '../color.ts'
import { between, type Scene } from '../scene.ts'
import { bokeh, glow, rays as beams, sky, stars } from './shapes.ts'
import { circle, ellipse, n, path, polygon, rect } from '../svg/write.ts'

/** A burst of light. */
export function rays(scene: Scene): string {
  const { width: w, height: h, ground, defs } = scene
  const base = defs.radial(
    [
      [0, hex(mix(ground.sky, ground.glow, 0.75))],
      [0.4, hex(ground.sky)],
      [1, hex(ground.floor)],
    ],
    [0.5, 0.4, 0.75],
  )
  const dots = Array.from({ length: 40 }, () =>
    circle(
      between(scene, 0, w),
      between(scene, 0, h),
      between(scene, 0.8, 3),
      '#fff',
      `opacity="${n(between(scene, 0.2, 0.8))}"`,
    ),
  )
  return (
    rect(0, 0, w, h, base) +
    beams(scene, w / 2, h * 0.4, scene.random.pick([12, 16, 20, 26]), hex(ground.glow), 0.2) +
    glow(scene, w / 2, h * 0.4, h * 0.45, ground.glow, 0.8) +
    dots.join('')
  )
}

/** A curtain and two lamps. */
export function spotlight(scene: Scene): string {
  const { width: w, height: h, ground, defs } = scene
  const fold = Array.from({ length: 14 }, (_, index) =>
    rect(
      (index * w) / 14,
      0,
      w / 14 + 1,
      h,
      defs.linear(
        [
          [0, hex(mix(ground.sky, ground.ink, 0.35))],
          [0.45, hex(mix(ground.sky, ground.glow, 0.12))],
          [1, hex(mix(ground.floor, ground.ink, 0.3))],
        ],
        [0, 0, 1, 0],
      ),
    ),
  )
  const cone = (x: number, lean: number): string =>
    path(
      `M${n(x - 14)} ${n(-10)}L${n(x + lean - w * 0.26)} ${n(h * 0.84)}H${n(x + lean + w * 0.26)}L${n(x + 14)} ${n(-10)}Z`,
      defs.linear([
        [0, hex(ground.glow), 0.75],
        [1, hex(ground.glow), 0.02],
      ]),
    )
  const stage = ellipse(
    w / 2,
    h * 0.84,
    w * 0.5,
    h * 0.1,
    defs.radial([
      [0, hex(mix(ground.glow, ground.sky, 0.3))],
      [1, hex(ground.floor)],
    ]),
  )
  return (
    fold.join('') +
    rect(
      0,
      h * 0.74,
      w,
      h * 0.3,
      defs.linear([
        [0, hex(mix(ground.floor, ground.ink, 0.4))],
        [1, hex(ground.ink)],
      ]),
    ) +
    stage +
    cone(w * 0.2, w * 0.26) +
    cone(w * 0.8, -w * 0.26) +
    bokeh(scene, 16, 0, h * 0.5, [hex(ground.glow), '#fff'])
  )
}

/** A tent and strings of lamps. */
export function fair(scene: Scene): string {
  const { width: w, height: h, ground, defs } = scene
  const hues = [25, 90, 150, 230, 320]
  const stripes = Array.from({ length: 12 }, (_, index) =>
    path(
      polygon([
        [w / 2, -h * 0.1],
        [(index - 1) * w * 0.12 - w * 0.1, h * 0.4],
        [index * w * 0.12 - w * 0.1, h * 0.4],
      ]),
      index % 2 === 0 ? hex([0.62, 0.22, ground.sky[2] + 20]) : hex([0.95, 0.03, 80]),
    ),
  )
  const strings = [0.3, 0.4].map((y, row) =>
    Array.from({ length: 13 }, (_, index) => {
      const t = index / 12
      const at = h * (y + 0.09 * Math.sin(t * Math.PI))
      const colour: Lch = [0.85, 0.17, hues[(index + row) % 5] ?? 0]
      return glow(scene, w * t, at, 22, colour, 0.6) + circle(w * t, at, 5.5, hex([0.96, 0.09, colour[2]]))
    }).join(''),
  )
  return (
    sky(scene, 0.75) +
    stars(scene, 40, h * 0.6) +
    bokeh(
      scene,
      22,
      h * 0.35,
      h * 0.9,
      hues.map((hue) => hex([0.8, 0.17, hue])),
    ) +
    stripes.join('') +
    path(
      `M0 ${n(h * 0.4)}${Array.from({ length: 10 }, () => `q${n(w * 0.05)} 34 ${n(w * 0.1)} 0`).join('')}V${n(h * 0.34)}H0Z`,
      hex([0.55, 0.2, ground.sky[2]]),
    ) +
    strings.join('') +
    glow(scene, w / 2, h * 0.6, h * 0.4, ground.glow, 0.55) +
    rect(
      0,
      h * 0.86,
      w,
      h * 0.14,
      defs.linear([
        [0, hex(ground.floor)],
        [1, hex(ground.ink)],
      ]),
    )
  )
}

/** A pitch under floodlights. */
export function stadium(scene: Scene): string {
  const { width: w, height: h, ground, defs } = scene
  const crowd = Array.from({ length: 260 }, () => {
    const y = between(scene, h * 0.3, h * 0.58)
    return circle(
      between(scene, 0, w),
      y,
      2.4,
      hex([between(scene, 0.4, 0.85), 0.12, scene.random.pick([30, 90, 230, 300, ground.glow[2]])]),
      'opacity=".6"',
    )
  })
  const lamps = [0.14, 0.86].map(
    (x) =>
      Array.from({ length: 8 }, (_, index) =>
        circle(w * x + ((index % 4) - 1.5) * 16, h * (0.13 + Math.floor(index / 4) * 0.04), 6, '#fff'),
      ).join('') + glow(scene, w * x, h * 0.15, h * 0.36, [0.98, 0.03, 220], 0.9),
  )
  const bands = Array.from({ length: 6 }, (_, index) => {
    const at = (part: number): number => h * (0.6 + 0.4 * (part / 6) ** 1.6)
    return rect(0, at(index), w, at(index + 1) - at(index) + 1, hex([index % 2 === 0 ? 0.58 : 0.64, 0.16, 145]))
  })
  const marks = `<g fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3">${ellipse(w / 2, h * 0.78, w * 0.2, h * 0.05, 'none')}<path d="M0 ${n(h * 0.78)}H${n(w)}"/></g>`
  return (
    rect(
      0,
      0,
      w,
      h,
      defs.linear([
        [0, hex(ground.ink)],
        [0.5, hex(ground.sky)],
      ]),
    ) +
    path(
      `M0 ${n(h * 0.34)}Q${n(w / 2)} ${n(h * 0.2)} ${n(w)} ${n(h * 0.34)}V${n(h * 0.62)}H0Z`,
      hex(mix(ground.floor, ground.ink, 0.35)),
    ) +
    crowd.join('') +
    bands.join('') +
    marks +
    lamps.join('')
  )
}

/** A stall with its awning. */
export function market(scene: Scene): string {
  const { width: w, height: h, ground, defs } = scene
  const awning = Array.from({ length: 9 }, (_, index) =>
    path(
      `M${n((index * w) / 9)} 0V${n(h * 0.2)}a${n(w / 18)} ${n(w / 18)} 0 0 0 ${n(w / 9)} 0V0Z`,
      index % 2 === 0 ? hex([0.6, 0.21, ground.glow[2] - 40]) : hex([0.97, 0.02, 90]),
    ),
  )
  const planks = Array.from({ length: 5 }, (_, index) =>
    rect(
      0,
      h * (0.66 + index * 0.07),
      w,
      h * 0.066,
      defs.linear([
        [0, hex([0.64 - index * 0.05, 0.1, 58])],
        [1, hex([0.5 - index * 0.05, 0.1, 50])],
      ]),
    ),
  )
  return (
    rect(
      0,
      0,
      w,
      h,
      defs.linear([
        [0, hex(ground.sky)],
        [0.66, hex(mix(ground.sky, ground.glow, 0.7))],
      ]),
    ) +
    bokeh(scene, 16, h * 0.24, h * 0.6, [hex(ground.glow), '#fff', hex([0.8, 0.17, 130])]) +
    planks.join('') +
    awning.join('') +
    rect(0, h * 0.19, w, 8, '#000', 'opacity=".14"')
  )
}
