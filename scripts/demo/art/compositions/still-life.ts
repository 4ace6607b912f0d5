/** Things on a surface: cards, chips, dice and balls where the theme has them, else a heap of what belongs to it. */
import { hex, mix } from '../color.ts'
import { fitFigure, paintFigure } from '../figures/figure.ts'
import { drawProp } from '../props/props.ts'
import { between, type Scene } from '../scene.ts'
import { drawScenery } from '../scenery/sceneries.ts'
import { glow } from '../scenery/shapes.ts'
import { ellipse, rect } from '../svg/write.ts'
import { footBox, scrim, titleOf, type Compose, type Subject } from './composition.ts'

export const stillLife: Compose = (scene, subject) => {
  const { width: w, height: h, ground, defs } = scene
  const title = titleOf(scene, subject, { box: footBox(scene, 0.32), styles: ['block', 'plate', 'ribbon', 'neon'] })
  const foot = Math.min(h * 0.62, title.title.y + w * 0.02)
  const back = subject.motif.props ? drawScenery(subject.scenery, scene) : surface(scene, foot)
  const heap = subject.motif.props ? propsOn(scene, subject, foot) : heapOf(scene, subject, foot)
  return {
    svg:
      back +
      glow(scene, w * 0.4, foot - w * 0.3, w * 0.46, ground.glow, 0.5) +
      ellipse(w / 2, foot, w * 0.42, w * 0.06, '#000', `opacity=".45" filter="${defs.blur(12)}"`) +
      heap +
      scrim(scene, 0.55) +
      title.svg,
    title: title.title,
  }
}

function surface(scene: Scene, foot: number): string {
  const { width: w, height: h, ground, defs } = scene
  const y = foot - w * 0.1
  const wall = defs.radial(
    [
      [0, hex(mix(ground.sky, ground.glow, 0.6))],
      [1, hex(ground.sky)],
    ],
    [0.35, 0.4, 0.8],
  )
  const top = defs.linear([
    [0, hex(mix(ground.floor, ground.glow, 0.42))],
    [1, hex(ground.floor)],
  ])
  return rect(0, 0, w, h, wall) + rect(0, y, w, h - y, top) + rect(0, y, w, 3, '#fff', 'opacity=".35"')
}

function propsOn(scene: Scene, { motif, hero, title }: Subject, foot: number): string {
  const { width: w, defs, random } = scene
  const props = motif.props ?? []
  const played = Object.entries(motif.playedWith ?? {}).find(([word]) => title.includes(word))?.[1]
  const main = played ?? random.pick(props)
  const put = (name: typeof main, x: number, y: number, size: number, turn: number): string =>
    drawProp(name, defs, random, w * x, y, w * size, turn)
  const figure = paintFigure(
    defs,
    hero,
    { x: w * 0.5, y: foot - w * 0.36, size: w * 0.44 },
    { halo: hex(scene.ground.glow) },
  )
  const few = Array.from({ length: 5 }, (_, index) =>
    put(
      random.pick(props),
      0.14 + index * 0.18,
      foot - w * between(scene, -0.02, 0.05),
      between(scene, 0.16, 0.22),
      between(scene, -24, 24),
    ),
  )
  const sheets = main === 'cards' || main === 'tiles'
  if (main === 'wheel')
    return put('wheel', between(scene, 0.42, 0.58), foot - w * 0.3, 0.66, between(scene, 0, 90)) + few.join('')
  if (sheets && random.next() < 0.62) {
    const count = 3 + random.below(3)
    const fan = Array.from({ length: count }, (_, index) => {
      const turn = (index - (count - 1) / 2) * 15
      const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
      return put(main, 0.5 + sin * 0.52, foot + w * 0.2 - cos * w * 0.52, 0.44, turn)
    })
    return fan.join('') + few.filter((_, index) => index !== 2).join('')
  }
  const spots = random.pick(sheets ? SHEETS : HEAPS)
  const pile = spots.map(([x, y, size]) => put(main, x, foot + w * y, size, between(scene, -16, 16)))
  return (
    (random.next() < 0.3 ? figure : '') +
    pile.join('') +
    few.filter((_, index) => index !== 2 || random.next() < 0.5).join('')
  )
}

type Spot = readonly [x: number, up: number, size: number]

/** Where things of one kind lie: a heap, an arch, one large among small ones, steps, a ring. */
const HEAPS: readonly (readonly Spot[])[] = [
  [
    [0.28, -0.14, 0.3],
    [0.72, -0.14, 0.3],
    [0.5, -0.36, 0.32],
    [0.5, -0.08, 0.34],
  ],
  [
    [0.14, -0.2, 0.22],
    [0.31, -0.36, 0.26],
    [0.69, -0.36, 0.26],
    [0.86, -0.2, 0.22],
    [0.5, -0.24, 0.44],
  ],
  [
    [0.2, -0.4, 0.2],
    [0.82, -0.42, 0.22],
    [0.16, -0.14, 0.24],
    [0.84, -0.14, 0.26],
    [0.5, -0.27, 0.54],
  ],
  [
    [0.18, -0.46, 0.24],
    [0.37, -0.34, 0.28],
    [0.58, -0.22, 0.32],
    [0.8, -0.12, 0.36],
    [0.2, -0.12, 0.3],
  ],
  [
    [0.5, -0.48, 0.24],
    [0.24, -0.36, 0.25],
    [0.76, -0.36, 0.25],
    [0.3, -0.1, 0.28],
    [0.7, -0.1, 0.28],
    [0.5, -0.24, 0.3],
  ],
]

/** Where cards and tiles lie when they are not fanned: a pair, and steps. */
const SHEETS: readonly (readonly Spot[])[] = [
  [
    [0.37, -0.26, 0.5],
    [0.61, -0.24, 0.52],
  ],
  [
    [0.22, -0.34, 0.34],
    [0.41, -0.29, 0.38],
    [0.6, -0.24, 0.42],
    [0.8, -0.19, 0.46],
  ],
]

function heapOf(scene: Scene, { motif, hero }: Subject, foot: number): string {
  const { width: w, defs, random } = scene
  const around = motif.around.filter(({ drawing }) => drawing !== hero.drawing)
  const spots = [
    [0.16, -0.22, 0.26],
    [0.84, -0.22, 0.26],
    [0.28, -0.09, 0.27],
    [0.73, -0.09, 0.27],
  ] as const
  const rest = spots.map(([x, y, size], index) =>
    paintFigure(defs, around[(index + random.below(2)) % around.length] ?? hero, {
      x: w * x,
      y: foot + w * y,
      size: w * size,
      turn: between(scene, -22, 22),
    }),
  )
  const back = rest.slice(0, 2).join('')
  const middle = paintFigure(
    defs,
    hero,
    { x: w * 0.5, y: foot * 0.52, size: fitFigure(hero, w * 0.64, foot * 0.88) },
    { halo: hex(scene.ground.glow) },
  )
  return back + middle + rest.slice(2).join('')
}
