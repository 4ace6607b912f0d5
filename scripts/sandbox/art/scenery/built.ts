/** Places that people made: halls, cities, stages, stadiums, tables. */
import { hex, mix, type Lch } from '../color.ts'
import { printFigure } from '../figures/figure.ts'
import { between, type Scene } from '../scene.ts'
import { circle, ellipse, n, path, polygon, rect } from '../svg/write.ts'
import { bokeh, cloud, disc, glow, land, rays as beams, ridge, sky, stars } from './shapes.ts'

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
