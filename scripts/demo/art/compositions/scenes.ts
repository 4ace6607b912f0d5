/** Compositions that show a place: landscape, silhouette, window, trio. */
import { hex, mix } from '../color.ts'
import { fitFigure, paintFigure, silhouetteFigure } from '../figures/figure.ts'
import { between } from '../scene.ts'
import { disc, glow, rays, ridge, sky, stars } from '../scenery/shapes.ts'
import { drawScenery } from '../scenery/sceneries.ts'
import { ellipse, n, path, rect } from '../svg/write.ts'
import { footBox, scrim, titleOf, type Compose } from './composition.ts'

/** A place in layers, with the hero standing in it. */
export const landscape: Compose = (scene, subject) => {
  const { width: w, defs, ground } = scene
  const title = titleOf(scene, subject, { styles: ['block', 'block', 'plate', 'ribbon'] })
  const size = fitFigure(subject.hero, w * 0.74, title.title.y * 0.94)
  const y = title.title.y * 0.52
  const hero = paintFigure(
    defs,
    subject.hero,
    { x: w * between(scene, 0.46, 0.54), y, size, mirrored: scene.random.next() < 0.3 },
    { halo: hex(ground.glow) },
  )
  const floor = ellipse(
    w * 0.52,
    y + size * 0.5,
    size * 0.42,
    size * 0.06,
    '#000',
    `opacity=".35" filter="${defs.blur(8)}"`,
  )
  return {
    svg: drawScenery(subject.scenery, scene) + floor + hero + scrim(scene, 0.52) + title.svg,
    title: title.title,
  }
}

/** The hero large and dark before the light, a rim along its edge. */
export const silhouette: Compose = (scene, subject) => {
  const { width: w, height: h, defs, ground, random } = scene
  const [x, y] = [w * between(scene, 0.4, 0.6), h * 0.38]
  const layers = [0.55, 0.8].map((near, index) =>
    path(
      ridge(scene, { y: h * (0.6 + index * 0.1), swing: h * 0.07, rises: 2.5, edge: random.pick([0, 1]) }),
      hex(mix(ground.floor, ground.ink, near)),
    ),
  )
  const hero = silhouetteFigure(
    defs,
    subject.hero,
    { x: w * 0.5, y: h * 0.4, size: fitFigure(subject.hero, w * 0.84, h * 0.62), mirrored: random.next() < 0.5 },
    ground.ink,
    mix(ground.glow, [0.97, 0.08, 90], 0.5),
  )
  const title = titleOf(scene, subject, { styles: ['block', 'plate', 'neon'] })
  return {
    svg:
      sky(scene, 0.66) +
      stars(scene, 30, h * 0.4) +
      rays(scene, x, y, 24, hex(ground.glow), 0.13) +
      disc(scene, x, y, w * 0.3, ground.glow) +
      layers.join('') +
      hero +
      scrim(scene, 0.55) +
      title.svg,
    title: title.title,
  }
}

const FRAMES = {
  arch: (x: number, y: number, w: number, h: number) =>
    `M${n(x)} ${n(y + h)}V${n(y + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(y + w / 2)}V${n(y + h)}Z`,
  round: (x: number, y: number, w: number, h: number) => {
    const r = Math.min(w, h) / 2
    return `M${n(x + w / 2 - r)} ${n(y + h / 2)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`
  },
  octagon: (x: number, y: number, w: number, h: number) => {
    const c = Math.min(w, h) * 0.26
    return `M${n(x + c)} ${n(y)}H${n(x + w - c)}L${n(x + w)} ${n(y + c)}V${n(y + h - c)}L${n(x + w - c)} ${n(y + h)}H${n(x + c)}L${n(x)} ${n(y + h - c)}V${n(y + c)}Z`
  },
  onion: (x: number, y: number, w: number, h: number) =>
    `M${n(x + w * 0.08)} ${n(y + h)}V${n(y + h * 0.62)}C${n(x - w * 0.14)} ${n(y + h * 0.34)} ${n(x + w * 0.4)} ${n(y + h * 0.2)} ${n(x + w / 2)} ${n(y)}C${n(x + w * 0.6)} ${n(y + h * 0.2)} ${n(x + w * 1.14)} ${n(y + h * 0.34)} ${n(x + w * 0.92)} ${n(y + h * 0.62)}V${n(y + h)}Z`,
} as const

/** A wall with an opening, the place behind it, and the hero leaning out. */
export const window: Compose = (scene, subject) => {
  const { width: w, height: h, defs, ground, metal, random } = scene
  const frame = FRAMES[random.pick(['arch', 'round', 'octagon', 'onion'] as const)](
    w * 0.11,
    h * 0.045,
    w * 0.78,
    h * 0.7,
  )
  const clip = defs.add((id) => `<clipPath id="${id}"><path d="${frame}"/></clipPath>`)
  const wall = defs.radial(
    [
      [0, hex(ground.sky)],
      [1, hex(mix(ground.floor, ground.ink, 0.45))],
    ],
    [0.4, 0.2, 0.9],
  )
  const print = Array.from({ length: 49 }, (_, index) =>
    path(
      'M0 -9L9 0L0 9L-9 0Z',
      hex(mix(ground.sky, ground.glow, 0.3)),
      `opacity=".3" transform="translate(${n((index % 7) * w * 0.16 + (Math.floor(index / 7) % 2) * w * 0.08)} ${n(Math.floor(index / 7) * h * 0.16)})"`,
    ),
  )
  const gold = defs.linear(
    [
      [0, metal.fill[0]],
      [0.4, metal.fill[1]],
      [1, metal.fill[2]],
    ],
    [0, 0, 1, 1],
  )
  const title = titleOf(scene, subject, { styles: ['block', 'plate', 'ribbon'], warps: ['plain', 'arch', 'bulge'] })
  const hero = paintFigure(
    defs,
    subject.hero,
    { x: w * 0.5, y: h * 0.39, size: fitFigure(subject.hero, w * 0.7, h * 0.56) },
    { halo: hex(ground.glow) },
  )
  return {
    svg: `${rect(0, 0, w, h, wall)}${print.join('')}${path(frame, '#000', `opacity=".5" transform="translate(5 8)" stroke="#000" stroke-width="22" filter="${defs.blur(7)}"`)}<g clip-path="${clip}">${drawScenery(subject.scenery, scene)}${glow(scene, w / 2, h * 0.4, w * 0.4, ground.glow, 0.5)}</g>${path(frame, 'none', `stroke="${metal.line}" stroke-width="19"`)}${path(frame, 'none', `stroke="${gold}" stroke-width="12"`)}${path(frame, 'none', `stroke="#fff" stroke-opacity=".6" stroke-width="2" transform="translate(-2 -2)"`)}${hero}${scrim(scene, 0.56)}${title.svg}`,
    title: title.title,
  }
}

/** The hero before two that belong to it. */
export const trio: Compose = (scene, subject) => {
  const { width: w, height: h, defs, ground, random } = scene
  const others = subject.motif.around.filter(({ drawing }) => drawing !== subject.hero.drawing)
  const first = random.pick(others)
  const second = random.pick(others.filter((one) => one !== first))
  const title = titleOf(scene, subject, { box: footBox(scene, 0.33), styles: ['block', 'plate', 'ribbon'] })
  const foot = title.title.y + w * 0.04
  const side = (figure: typeof first, x: number, turn: number): string =>
    paintFigure(
      defs,
      figure,
      { x: w * x, y: foot - w * 0.2, size: w * 0.34, turn, mirrored: x > 0.5 },
      { halo: hex(ground.glow) },
    )
  const hero = paintFigure(
    defs,
    subject.hero,
    { x: w * 0.5, y: foot * 0.52, size: fitFigure(subject.hero, w * 0.6, foot * 0.86) },
    { halo: hex(ground.glow) },
  )
  return {
    svg:
      drawScenery(subject.scenery, scene) +
      glow(scene, w / 2, h * 0.4, w * 0.5, ground.glow, 0.55) +
      side(first, 0.2, -10) +
      side(second, 0.8, 10) +
      hero +
      scrim(scene, 0.54) +
      title.svg,
    title: title.title,
  }
}
