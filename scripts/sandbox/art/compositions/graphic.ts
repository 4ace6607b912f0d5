/** Compositions that are graphic rather than a view: emblem, diagonal, pattern, poster, close-up. */
import { hex, mix, type Lch } from '../color.ts'
import { fitFigure, paintFigure, printFigure } from '../figures/figure.ts'
import { between, type Scene } from '../scene.ts'
import { drawScenery } from '../scenery/sceneries.ts'
import { glow, rays } from '../scenery/shapes.ts'
import { circle, n, path, polygon, rect } from '../svg/write.ts'
import { footBox, scrim, titleOf, type Compose } from './composition.ts'

/** Corners of a badge around a middle. */
function badge(scene: Scene, x: number, y: number, r: number): string {
  const corners = scene.random.pick([6, 8, 12, 16, 40])
  const dent = corners === 12 || corners === 16 ? 0.9 : 1
  return polygon(
    Array.from({ length: corners * (dent < 1 ? 2 : 1) }, (_, index, all = corners * (dent < 1 ? 2 : 1)) => {
      const angle = (index / all) * Math.PI * 2 - Math.PI / 2
      const at = r * (dent < 1 && index % 2 ? dent : 1)
      return [x + Math.cos(angle) * at, y + Math.sin(angle) * at] as const
    }),
  )
}

/** A badge of metal before rays; the hero breaks out of it. */
export const emblem: Compose = (scene, subject) => {
  const { width: w, height: h, defs, ground, metal, random } = scene
  const [x, y, r] = [w / 2, h * 0.38, w * 0.33]
  const gold = defs.linear(
    [
      [0, metal.fill[0]],
      [0.45, metal.fill[2]],
      [0.55, metal.fill[1]],
      [1, metal.fill[2]],
    ],
    [0, 0, 1, 1],
  )
  const inside = defs.radial(
    [
      [0, hex(mix(ground.sky, ground.glow, 0.55))],
      [0.7, hex(ground.sky)],
      [1, hex(mix(ground.floor, ground.ink, 0.3))],
    ],
    [0.42, 0.34, 0.7],
  )
  const own = badge(scene, x, y, r)
  const laurels =
    random.next() < 0.5
      ? printFigure({ drawing: 'laurels', paint: [] }, { x, y: y + r * 0.24, size: r * 2.6 }, metal.fill[2], 0.9)
      : ''
  const hero = paintFigure(defs, subject.hero, { x, y: y - r * 0.06, size: fitFigure(subject.hero, r * 1.9, r * 1.76) })
  const title = titleOf(scene, subject, { styles: ['block', 'plate', 'ribbon'] })
  const back = drawScenery('rays', scene)
  return {
    svg: `${back}${path(own, '#000', `opacity=".5" transform="translate(6 12)" stroke="#000" stroke-width="24" filter="${defs.blur(9)}"`)}${laurels}${path(own, metal.line, `stroke="${metal.line}" stroke-width="26" stroke-linejoin="round"`)}${path(own, inside, `stroke="${gold}" stroke-width="17" stroke-linejoin="round"`)}${path(own, 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linejoin="round"')}${hero}${scrim(scene, 0.56)}${title.svg}`,
    title: title.title,
  }
}

/** Two grounds meet on a slant; the hero stands across it. */
export const diagonal: Compose = (scene, subject) => {
  const { width: w, height: h, defs, ground, random } = scene
  const down = random.next() < 0.5
  const cut = polygon(
    down
      ? [
          [0, 0],
          [w * 0.82, 0],
          [w * 0.26, h],
          [0, h],
        ]
      : [
          [w, 0],
          [w * 0.18, 0],
          [w * 0.74, h],
          [w, h],
        ],
  )
  const bright = defs.linear(
    [
      [0, hex(mix(ground.glow, ground.sky, 0.12))],
      [1, hex(ground.sky)],
    ],
    [0, 0, 1, 1],
  )
  const deep = defs.linear([
    [0, hex(ground.floor)],
    [1, hex(ground.ink)],
  ])
  const prints = Array.from({ length: 5 }, (_, index) =>
    printFigure(
      random.pick(subject.motif.around),
      {
        x: w * (down ? 0.86 : 0.14) + between(scene, -30, 30),
        y: h * (0.1 + index * 0.2),
        size: w * 0.2,
        turn: between(scene, -30, 30),
      },
      hex(mix(ground.floor, ground.glow, 0.3)),
      0.55,
    ),
  )
  const stripes = Array.from({ length: 5 }, (_, index) => {
    const shift = (index + 1) * w * 0.035 * (down ? 1 : -1)
    return path(
      `M${n((down ? w * 0.82 : w * 0.18) + shift)} 0L${n((down ? w * 0.26 : w * 0.74) + shift)} ${n(h)}`,
      'none',
      `stroke="${hex(ground.glow)}" stroke-width="${n(7 - index * 1.2)}" opacity="${n(0.9 - index * 0.16)}"`,
    )
  })
  const hero = paintFigure(
    defs,
    subject.hero,
    {
      x: w * (down ? 0.45 : 0.55),
      y: h * 0.37,
      size: fitFigure(subject.hero, w * 0.76, h * 0.64),
      turn: down ? -7 : 7,
      mirrored: !down,
    },
    { halo: '#fff' },
  )
  const title = titleOf(scene, subject, {
    styles: ['block', 'plate'],
    warps: ['rise', 'plain', down ? 'rise' : 'fall'],
  })
  return {
    svg:
      rect(0, 0, w, h, deep) +
      prints.join('') +
      path(cut, bright) +
      glow(scene, w * 0.5, h * 0.36, w * 0.5, ground.glow, 0.6) +
      stripes.join('') +
      hero +
      scrim(scene, 0.56) +
      title.svg,
    title: title.title,
  }
}

/** A print of small things behind one large. */
export const pattern: Compose = (scene, subject) => {
  const { width: w, height: h, defs, ground, random } = scene
  const things = [random.pick(subject.motif.around), random.pick(subject.motif.around), subject.hero]
  const step = w / random.pick([4, 5])
  const tilt = random.pick([-18, 0, 18])
  const tint = hex(mix(ground.sky, ground.glow, 0.42))
  const tiles: string[] = []
  for (let row = -1; row * step * 0.9 < h + step; row += 1)
    for (let column = -1; column < w / step + 1; column += 1)
      tiles.push(
        printFigure(
          things[(row + column + 9) % 3] ?? subject.hero,
          { x: (column + (row % 2 ? 0.5 : 0)) * step, y: row * step * 0.9, size: step * 0.56, turn: tilt },
          tint,
          0.5,
        ),
      )
  const base = defs.linear(
    [
      [0, hex(ground.sky)],
      [1, hex(mix(ground.sky, ground.floor, 0.6))],
    ],
    [0, 0, 1, 1],
  )
  const plateColour = mix(ground.glow, [0.97, 0.03, ground.glow[2]], 0.4)
  const plate =
    circle(w / 2, h * 0.38, w * 0.34, hex(plateColour), 'opacity=".94"') +
    circle(
      w / 2,
      h * 0.38,
      w * 0.36,
      'none',
      `stroke="${hex(plateColour)}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"`,
    )
  const hero = paintFigure(defs, subject.hero, {
    x: w / 2,
    y: h * 0.38,
    size: fitFigure(subject.hero, w * 0.64, w * 0.6),
  })
  const title = titleOf(scene, subject, { styles: ['block', 'plate', 'ribbon'] })
  return {
    svg:
      rect(0, 0, w, h, base) +
      tiles.join('') +
      circle(w / 2 + 4, h * 0.38 + 10, w * 0.35, '#000', `opacity=".35" filter="${defs.blur(12)}"`) +
      plate +
      hero +
      scrim(scene, 0.58) +
      title.svg,
    title: title.title,
  }
}

/** The letters are the picture; the hero stands behind or above them. */
export const poster: Compose = (scene, subject) => {
  const { width: w, height: h, defs, ground, random } = scene
  const lines = random.pick(['rays', 'bands', 'rings'] as const)
  const light = hex(mix(ground.sky, ground.glow, 0.35))
  const base = rect(
    0,
    0,
    w,
    h,
    defs.linear([
      [0, hex(ground.sky)],
      [1, hex(ground.floor)],
    ]),
  )
  const art = {
    rays: () => rays(scene, w * 0.5, h * 0.3, 14, light, 0.55),
    bands: () =>
      Array.from({ length: 9 }, (_, index) =>
        path(
          `M${n(-w + index * w * 0.28)} ${n(h)}L${n(index * w * 0.28)} 0H${n(w * 0.14 + index * w * 0.28)}L${n(-w * 0.86 + index * w * 0.28)} ${n(h)}Z`,
          light,
          'opacity=".4"',
        ),
      ).join(''),
    rings: () =>
      Array.from({ length: 7 }, (_, index) =>
        circle(w / 2, h * 0.3, w * (0.9 - index * 0.12), index % 2 ? hex(ground.sky) : light, 'opacity=".5"'),
      ).join(''),
  }[lines]()
  const box = { x: w * 0.055, y: h * 0.4, width: w * 0.89, height: h * 0.54 }
  const title = titleOf(scene, subject, {
    box,
    styles: ['block', 'plate', 'neon'],
    warps: ['plain', 'arch', 'bulge', 'rise', 'wave'],
    anchor: 0.86,
  })
  const room = Math.max(title.title.y + w * 0.07, w * 0.3)
  const size = fitFigure(subject.hero, w * 0.72, room * 0.96)
  const hero = paintFigure(defs, subject.hero, { x: w / 2, y: room * 0.52, size }, { halo: hex(ground.glow) })
  return {
    svg: base + art + glow(scene, w / 2, h * 0.3, w * 0.5, ground.glow, 0.7) + hero + scrim(scene, 0.5) + title.svg,
    title: title.title,
  }
}

/** The hero so near that it leaves the picture. */
export const closeUp: Compose = (scene, subject) => {
  const { width: w, height: h, defs, ground, random } = scene
  const left = random.next() < 0.5
  const place: Lch = mix(ground.glow, ground.sky, 0.3)
  const back = defs.radial(
    [
      [0, hex(place)],
      [0.55, hex(ground.sky)],
      [1, hex(ground.floor)],
    ],
    [left ? 0.3 : 0.7, 0.25, 0.95],
  )
  const echo = [0.98, 0.84].map((size, index) =>
    printFigure(
      subject.hero,
      { x: w * (left ? 0.66 : 0.34), y: h * 0.4, size: w * (size + 0.34), turn: left ? 9 : -9, mirrored: !left },
      hex(mix(ground.sky, ground.glow, 0.2 + index * 0.14)),
      0.4,
    ),
  )
  const hero = paintFigure(
    defs,
    subject.hero,
    {
      x: w * (left ? 0.56 : 0.44),
      y: h * 0.4,
      size: fitFigure(subject.hero, w * 1.06, h * 0.96),
      turn: left ? 9 : -9,
      mirrored: !left,
    },
    { halo: hex(ground.glow), weight: 6 },
  )
  const title = titleOf(scene, subject, { box: footBox(scene, 0.36), styles: ['block', 'plate', 'neon'] })
  return {
    svg:
      rect(0, 0, w, h, back) +
      rays(scene, w * (left ? 0.2 : 0.8), h * 0.1, 20, hex(ground.glow), 0.13) +
      echo.join('') +
      hero +
      scrim(scene, 0.5) +
      title.svg,
    title: title.title,
  }
}
