/** Things as a cover shows them: painted in the round, dark against the light, or as a print. */
import { hex, rampOf, type Lch, type Tint } from '../color.ts'
import { n, path, type Defs } from '../svg/write.ts'
import type { Drawing } from '../svg/islands.ts'
import { drawingOf } from './library.ts'

export interface Figure {
  /** The name of a drawing in the library. */
  readonly drawing: string
  /** The tints of its shapes, from the largest; they start over where there are more shapes. */
  readonly paint: readonly Tint[]
  /** What shows between the shapes; a dark of the first tint unless given. */
  readonly gap?: Tint
}

export interface Place {
  /** The middle of the figure. */
  readonly x: number
  readonly y: number
  /** The longer side of what is drawn. */
  readonly size: number
  /** Degrees. */
  readonly turn?: number
  readonly mirrored?: boolean
}

/** Drawings with letters or numbers, which are never mirrored. */
const LETTERED: ReadonlySet<string> = new Set([
  'card-ace-spades',
  'card-jack-clubs',
  'card-king-hearts',
  'card-queen-diamonds',
  'card-random',
  'own-sevens',
  'perspective-dice-five',
  'poker-hand',
  'wanted-reward',
])

/** Moves a drawing so that its own box, not its sheet, stands at the place. */
function placing(
  name: string,
  { x, y, size, turn = 0, mirrored = false }: Place,
): { transform: string; scale: number } {
  const { box } = drawingOf(name)
  const scale = size / Math.max(box.width, box.height)
  const move = `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}`
  const flip = mirrored && !LETTERED.has(name) ? -1 : 1
  const transform = `${move} scale(${(scale * flip).toFixed(4)} ${scale.toFixed(4)}) translate(${n(-box.x - box.width / 2)} ${n(-box.y - box.height / 2)})`
  return { transform, scale }
}

/** The size at which a figure fills a box without leaving it: its longer side, in units of the picture. */
export function fitFigure({ drawing }: Figure, width: number, height: number): number {
  const { box } = drawingOf(drawing)
  return Math.max(box.width, box.height) * Math.min(width / box.width, height / box.height)
}

/** A bevel lit from the upper left, in units of the drawing. */
const relief = (defs: Defs, size: number): string =>
  defs.add((id) => {
    const depth = Math.max(2, size / 60)
    return `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feGaussianBlur in="SourceAlpha" stdDeviation="${n(depth)}" result="b"/><feDiffuseLighting in="b" surfaceScale="${n(depth * 1.1)}" diffuseConstant="1.16" lighting-color="#fff" result="d"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting><feComposite in="d" in2="SourceGraphic" operator="arithmetic" k1="1" result="m"/><feSpecularLighting in="b" surfaceScale="${n(depth)}" specularConstant=".8" specularExponent="20" lighting-color="#fff" result="s"><feDistantLight azimuth="235" elevation="46"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="t"/><feComposite in="t" in2="m" operator="arithmetic" k2=".55" k3="1"/></filter>`
  })

export interface Finish {
  /** The colour of the line around everything; a dark of the first tint unless given. */
  readonly line?: string
  /** How thick that line is, in units of the picture. */
  readonly weight?: number
  /** Light that falls around the figure, as a wide soft line. */
  readonly halo?: string
  /** Whether the figure throws a shadow. */
  readonly shadow?: boolean
  /** Whether it has a bevel: costs time, so not for small or many things. */
  readonly bevel?: boolean
}

/** A figure in the round: shadow, line, gaps, and each shape in its tint, lit from the upper left. */
export function paintFigure(defs: Defs, figure: Figure, place: Place, finish: Finish = {}): string {
  const drawing = drawingOf(figure.drawing)
  const { transform, scale } = placing(figure.drawing, place)
  const { shadow = true, bevel = place.size > 90, halo } = finish
  const first = rampOf(figure.paint[0] ?? 'gold')
  const line = finish.line ?? first.dark
  const weight = (finish.weight ?? Math.max(3, place.size / 42)) / scale
  const outline = (width: number, colour: string, more = ''): string =>
    path(drawing.silhouette, colour, `stroke="${colour}" stroke-width="${n(width)}" stroke-linejoin="round" ${more}`)
  const gap = figure.gap ? rampOf(figure.gap) : null
  const gapFill = gap
    ? defs.linear([
        [0, gap.mid],
        [1, gap.dark],
      ])
    : first.dark
  const shapes = drawing.islands.map(({ data }, index) => {
    const { shine, light, mid, deep } = rampOf(figure.paint[index % figure.paint.length] ?? 'gold')
    const fill = defs.linear(
      [
        [0, shine],
        [0.22, light],
        [0.58, mid],
        [1, deep],
      ],
      place.mirrored ? [0.85, 0, 0.25, 1] : [0.15, 0, 0.75, 1],
    )
    return path(data, fill, 'fill-rule="evenodd"')
  })
  // A drop: one for the near ground, one for the air around.
  const drop = shadow
    ? outline(
        weight * 2,
        '#000',
        `opacity=".42" transform="translate(${n(10 / scale)} ${n(14 / scale)})" filter="${defs.blur(7 / scale)}"`,
      )
    : ''
  const glow = halo ? outline(weight * 7, halo, `opacity=".55" filter="${defs.blur(13 / scale)}"`) : ''
  const volume = place.size > 120 ? volumeOf(defs, drawing, place, first.deep) : ''
  return `<g transform="${transform}">${glow}${drop}${outline(weight * 2, line)}<g${bevel ? ` filter="${relief(defs, 512)}"` : ''}>${path(drawing.silhouette, gapFill)}${shapes.join('')}</g>${volume}</g>`
}

/** Light over the whole figure, so that its shapes belong together: bright above, in the shade below, a gleam across. */
function volumeOf(defs: Defs, { silhouette, box }: Drawing, { mirrored }: Place, shade: string): string {
  const side = mirrored ? 0.74 : 0.26
  const light = defs.radial(
    [
      [0, '#fff7e0', 0.24],
      [0.45, '#fff7e0', 0.07],
      [1, '#fff7e0', 0],
    ],
    [side, 0.12, 0.55],
  )
  const dark = defs.radial(
    [
      [0.55, shade, 0],
      [1, shade, 0.5],
    ],
    [side + (0.5 - side) * 0.4, 0.26, 0.9],
  )
  const clip = defs.add((id) => `<clipPath id="${id}"><path d="${silhouette}"/></clipPath>`)
  const { x, y, width: w, height: h } = box
  const gleam = `M${n(x - w * 0.1)} ${n(y + h * 0.5)}L${n(x + w * 0.62)} ${n(y - h * 0.1)}H${n(x + w * 0.82)}L${n(x - w * 0.1)} ${n(y + h * 0.68)}Z`
  return `<g clip-path="${clip}">${path(silhouette, dark)}${path(gleam, '#fff', 'opacity=".09"')}${path(silhouette, light)}</g>`
}

/** A figure as one dark shape with a rim of light on the side of the lamp. */
export function silhouetteFigure(defs: Defs, figure: Figure, place: Place, dark: Lch, rim: Lch): string {
  const drawing = drawingOf(figure.drawing)
  const { transform, scale } = placing(figure.drawing, place)
  const step = Math.max(2.5, place.size / 70) / scale
  const clip = defs.add((id) => `<clipPath id="${id}"><path d="${drawing.data}"/></clipPath>`)
  const body = defs.linear([
    [0, hex([dark[0] + 0.09, dark[1] + 0.03, dark[2]])],
    [1, hex(dark)],
  ])
  const side = place.mirrored ? -1 : 1
  return `<g transform="${transform}">${path(drawing.data, hex(rim), `opacity=".5" stroke="${hex(rim)}" stroke-width="${n(step * 4)}" stroke-linejoin="round" filter="${defs.blur(9 / scale)}"`)}${path(drawing.data, hex(rim))}<g clip-path="${clip}">${path(drawing.data, body, `transform="translate(${n(step * side)} ${n(step * 1.1)})"`)}</g></g>`
}

/** A figure in one flat colour, for patterns and prints. */
export function printFigure(figure: Figure, place: Place, fill: string, opacity = 1): string {
  return path(
    drawingOf(figure.drawing).data,
    fill,
    `transform="${placing(figure.drawing, place).transform}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`,
  )
}
