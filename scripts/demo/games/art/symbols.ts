/** The symbols of a slot, drawn from its theme: four things, five letters, a wild and a scatter. */
import { hex, rampOf, type Tint } from '../../art/color.ts'
import { paintFigure, type Figure } from '../../art/figures/figure.ts'
import { setLine, type FaceName } from '../../art/lettering/faces.ts'
import { outline } from '../../art/lettering/warp.ts'
import { namedFigures } from '../../art/motifs/motifs.ts'
import { circle, createDefs, n, path, type Defs } from '../../art/svg/write.ts'
import type { Game } from '../../../sandbox/seeds/games/games.ts'
import { createRandom, numberOf } from '../../../sandbox/seeds/random.ts'
import type { SymbolName } from '../rules/slot-machine.ts'
import { lookOf, type Look } from './look.ts'

const SIZE = 256

/** The things of a game's symbols, the one of its title first; no drawing comes twice. */
function figuresOf(game: Game, { motif }: Look): Figure[] {
  const random = createRandom(numberOf(`symbols/${game.gameId}`))
  const named = namedFigures(motif, game.gameName)
  const others = [...Object.values(motif.words).flat(), ...motif.around]
  const mixed = others
    .map((figure) => ({ figure, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ figure }) => figure)
  const byDrawing = new Map([random.pick(named), ...mixed].map((figure) => [figure.drawing, figure]))
  return [...byDrawing.values()]
}

/** Letters are told apart by colour as well. */
const LETTER_TINTS: Readonly<Record<string, Tint>> = { A: 'red', K: 'violet', Q: 'magenta', J: 'sky', '10': 'green' }

/** Kept free around a symbol, so that neither a stroke nor its shade is cut. */
const MARGIN = 10

/** A symbol as an SVG of a square on nothing. */
export function drawSymbol(game: Game, symbol: SymbolName): string {
  const look = lookOf(game)
  const defs = createDefs()
  const body = symbol in LETTER_TINTS ? letter(defs, look, symbol) : thing(defs, look, game, symbol)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${SIZE + 2 * MARGIN} ${SIZE + 2 * MARGIN}">${defs.markup()}${body}</svg>`
}

function thing(defs: Defs, look: Look, game: Game, symbol: SymbolName): string {
  const figures = figuresOf(game, look)
  const place = { x: SIZE / 2, y: SIZE / 2, size: 196 }
  const at = ['high1', 'high2', 'high3', 'high4', 'wild', 'scatter'].indexOf(symbol)
  const figure = figures[at % figures.length]
  if (!figure) throw new Error(`${game.gameId} has no figures`)
  if (symbol === 'wild' || symbol === 'scatter') {
    const plate = medallion(defs, look, symbol)
    const smaller = paintFigure(defs, figure, { x: 128, y: 108, size: 142 }, { bevel: true })
    return plate + smaller + ribbon(defs, look, symbol === 'wild' ? 'WILD' : 'FREE', symbol)
  }
  // The best one stands in a light of its own.
  const light = symbol === 'high1' ? { halo: hex(look.ground.glow) } : {}
  return paintFigure(defs, figure, place, { bevel: true, weight: 6, ...light })
}

function medallion(defs: Defs, { ground, metal }: Look, symbol: SymbolName): string {
  const rim = defs.linear(
    [
      [0, metal.fill[0]],
      [0.5, metal.fill[1]],
      [1, metal.fill[2]],
    ],
    [0.1, 0, 0.8, 1],
  )
  const [l, c, h] = symbol === 'wild' ? ([0.46, 0.17, ground.sky[2]] as const) : ([0.44, 0.18, ground.glow[2]] as const)
  const well = defs.radial(
    [
      [0, hex([l + 0.3, c, h])],
      [0.6, hex([l, c, h])],
      [1, hex([l * 0.5, c * 0.8, h])],
    ],
    [0.5, 0.35, 0.7],
  )
  const shade = circle(130, 126, 112, '#000', `opacity=".4" filter="${defs.blur(6)}"`)
  return (
    shade +
    circle(128, 120, 112, metal.line) +
    circle(128, 120, 108, rim) +
    circle(128, 120, 92, metal.line) +
    circle(128, 120, 89, well)
  )
}

/** The word on a medallion: the same in every language, as on any machine. */
function ribbon(defs: Defs, look: Look, text: string, symbol: SymbolName): string {
  const band = defs.linear([
    [0, symbol === 'wild' ? '#ff5d4a' : '#5a48e8'],
    [1, symbol === 'wild' ? '#b3121e' : '#2a1c96'],
  ])
  const shape = 'M14 166H242L226 192 242 220H14L30 192Z'
  const letters = lettering(look.motif.faces[0] ?? 'anton', text, 128, 206, 34, 190)
  return (
    path(shape, '#000', `opacity=".35" transform="translate(0 6)" filter="${defs.blur(4)}"`) +
    path(shape, band, `stroke="${look.metal.fill[1]}" stroke-width="5" stroke-linejoin="round"`) +
    path(letters, '#fff', 'stroke="#00000055" stroke-width="2" paint-order="stroke"')
  )
}

function letter(defs: Defs, look: Look, symbol: SymbolName): string {
  const ramp = rampOf(LETTER_TINTS[symbol] ?? 'gold')
  const data = fitted(letterFace(look.motif.faces), symbol)
  const fill = defs.linear([
    [0, ramp.shine],
    [0.35, ramp.light],
    [0.62, ramp.mid],
    [1, ramp.deep],
  ])
  const rim = defs.linear([
    [0, look.metal.fill[0]],
    [0.5, look.metal.fill[1]],
    [1, look.metal.fill[2]],
  ])
  const line = (colour: string, width: number): string =>
    path(data, colour, `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`)
  const clip = defs.add((id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`)
  return (
    `<g opacity=".45" transform="translate(5 9)" filter="${defs.blur(6)}">${line('#000', 24)}</g>` +
    line(look.metal.line, 26) +
    line(rim, 17) +
    line(ramp.dark, 7) +
    path(data, fill) +
    `<g clip-path="${clip}">${path('M0 0H256V118C180 138 90 104 0 136Z', '#fff', 'opacity=".28"')}</g>`
  )
}

/** As far as a letter may reach from the middle: its strokes come to that. */
const REACH = 112

/** A letter whose tails, which reach out of its width and below the line, are within its box. */
function fitted(face: FaceName, text: string): string {
  const { segments, width } = setLine(face, text)
  const [xs, ys] = [0, 1].map((odd) => segments.flatMap(({ values }) => values.filter((_, at) => at % 2 === odd)))
  if (!xs?.length || !ys?.length) return lettering(face, text, SIZE / 2, 196, 136, 190)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(136, 190 / width, (2 * REACH) / (right - left), (2 * REACH) / (bottom - top))
  // Its body stands in the middle, and moves only where a tail would leave the box.
  const [x, y] = [(width / 2) * scale, -scale / 2]
  const kept = (low: number, high: number): number => Math.max(0, -REACH - low) - Math.max(0, high - REACH)
  const [dx, dy] = [kept(left * scale - x, right * scale - x), kept(top * scale - y, bottom * scale - y)]
  return outline(segments, (sx, sy) => [SIZE / 2 + sx * scale - x + dx, SIZE / 2 + sy * scale - y + dy])
}

/** Blackletter is hard to read on a reel that turns. */
const letterFace = (faces: readonly FaceName[]): FaceName =>
  faces.find((face) => !['pirata', 'rocker', 'metamorphous'].includes(face)) ?? 'anton'

/** Letters as outlines, in the middle above a baseline, as wide as there is room. */
function lettering(face: FaceName, text: string, x: number, baseline: number, height: number, room: number): string {
  const { segments, width } = setLine(face, text)
  const wide = Math.min(height, room / width)
  const data = outline(segments, (sx, sy) => [x + (sx - width / 2) * wide, baseline + sy * height])
  return data || `M${n(x)} ${n(baseline)}`
}
