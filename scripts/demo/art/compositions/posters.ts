/** Compositions that are graphic rather than a view: diagonal, poster, close-up. */
import { hex, mix, type Lch } from '../color.ts'
import { fitFigure, paintFigure, printFigure } from '../figures/figure.ts'
import { between } from '../scene.ts'
import { glow, rays } from '../scenery/shapes.ts'
import { circle, n, path, polygon, rect } from '../svg/write.ts'
import { footBox, scrim, titleOf, type Compose } from './composition.ts'

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
