/** Compositions around a middle: emblem and pattern. */
import { hex, mix } from '../color.ts'
import { fitFigure, paintFigure, printFigure } from '../figures/figure.ts'
import type { Scene } from '../scene.ts'
import { drawScenery } from '../scenery/sceneries.ts'
import { circle, path, polygon, rect } from '../svg/write.ts'
import { scrim, titleOf, type Compose } from './composition.ts'

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
