/** A vendor's mark: its symbol, its name in letters, and both on a tile. */
import { ALL_VENDORS, type Vendor } from '../../../sandbox/seeds/games/vendors.ts'
import { numberOf } from '../../../sandbox/seeds/random.ts'
import { hex, type Lch } from '../color.ts'
import { setLine, type FaceName } from '../lettering/faces.ts'
import { outline } from '../lettering/warp.ts'
import { createDefs, group, n, path, rect } from '../svg/write.ts'
import { SYMBOLS, type Symbol } from './symbols.ts'

/** Where vendors' pictures are (spec 3, "Vendor codes seen"), each with what it holds. */
export const MARK_FOLDERS = {
  /** The symbol alone, square. */
  VENDOR_ICON_SMALL: 'icon',
  /** Symbol and name in a line. */
  RNG_LIST_VENDOR: 'line',
  /** Symbol over name on a tile of the vendor's colours. */
  'SUBMENU_IMG/STYLE1': 'tile',
} as const
export type MarkKind = (typeof MARK_FOLDERS)[keyof typeof MARK_FOLDERS]

/** `colour` stands on light and dark alike; `mono` is one black shape, to be used as a mask. */
export type MarkTone = 'colour' | 'mono'

const FACES: readonly FaceName[] = ['righteous', 'cinzel', 'anton', 'orbitron', 'lilita', 'limelight', 'bungee', 'rye']

/** The tones of a symbol: lightnesses that reach 3 to 1 on white and on near-black. */
const TONES: readonly Lch[] = [
  [0.63, 0.17, 0],
  [0.6, 0.16, 0],
  [0.66, 0.11, 0],
]

function drawSymbol({ shapes, hues: [first, second] }: Symbol, fill: (tone: 0 | 1 | 2, hue: number) => string): string {
  const hueOf = (tone: 0 | 1 | 2): number =>
    tone === 1 ? second : tone === 0 ? first : first + (((second - first + 540) % 360) - 180) * 0.5
  return shapes.map(([data, tone]) => path(data, fill(tone, hueOf(tone)), 'fill-rule="evenodd"')).join('')
}

const toneColour = (tone: 0 | 1 | 2, hue: number): string => {
  const [l, c] = TONES[tone] ?? [0.63, 0.17]
  return hex([l, c, hue])
}

interface Name {
  readonly data: string
  readonly width: number
}

/** The name in one line, or in two of the same width at the most. */
function nameOf({ code, name }: Vendor, height: number, lines: 1 | 2): Name {
  const face = FACES[numberOf(code) % FACES.length] ?? 'righteous'
  const words = name.split(' ')
  const turn = Math.ceil(words.length / 2)
  const texts = lines === 2 && words.length > 1 ? [words.slice(0, turn).join(' '), words.slice(turn).join(' ')] : [name]
  const cap = texts.length === 2 ? height * 0.4 : height * 0.5
  const set = texts.map((text) => setLine(face, text))
  const data = set.map(({ segments }, index) => {
    const baseline = texts.length === 2 ? height * (0.43 + index * 0.53) : height * 0.75
    return outline(segments, (x, y) => [x * cap, baseline + y * cap])
  })
  return { data: data.join(''), width: Math.max(...set.map(({ width }) => width)) * cap }
}

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}">${body}</svg>`

/**
 * @param code a vendor's code
 * @returns an SVG without text, or `null` for a code that no vendor has
 */
export function drawMark(code: string, kind: MarkKind, tone: MarkTone = 'colour'): string | null {
  const vendor = ALL_VENDORS.find((one) => one.code === code)
  const symbol = SYMBOLS[code]
  if (!vendor || !symbol) return null
  const paint = tone === 'mono' ? () => '#000' : toneColour
  const [hue] = symbol.hues
  if (kind === 'icon') return svg(64, 64, drawSymbol(symbol, paint))
  if (kind === 'line') {
    const { data, width } = nameOf(vendor, 64, 2)
    // One size for all: a row of marks with long and short names then stands even.
    const scale = Math.min(0.82, 106 / width)
    const at = `transform="translate(54 ${n(32 - 32 * scale)}) scale(${scale.toFixed(3)})"`
    const name = path(data, tone === 'mono' ? '#000' : hex([0.62, 0.1, hue]), at)
    return svg(160, 64, group(drawSymbol(symbol, paint), 'transform="translate(0 9) scale(.72)"') + name)
  }
  return svg(240, 150, tone === 'mono' ? plain(vendor, symbol) : tile(vendor, symbol))
}

function placed({ data, width }: Name): string {
  const scale = Math.min(1, 204 / width)
  return `transform="translate(${n(120 - (width * scale) / 2)} ${n(98 + 12 * (1 - scale))}) scale(${scale.toFixed(3)})" d="${data}"`
}

function plain(vendor: Vendor, symbol: Symbol): string {
  return `${group(
    drawSymbol(symbol, () => '#000'),
    'transform="translate(84 20) scale(1.125)"',
  )}<path ${placed(nameOf(vendor, 40, 1))}/>`
}

function tile(vendor: Vendor, symbol: Symbol): string {
  const defs = createDefs()
  const [first, second] = symbol.hues
  const ground = defs.linear(
    [
      [0, hex([0.42, 0.14, first])],
      [1, hex([0.2, 0.09, second])],
    ],
    [0, 0, 1, 1],
  )
  const light = defs.radial(
    [
      [0, '#fff', 0.3],
      [1, '#fff', 0],
    ],
    [0.3, 0.1, 0.8],
  )
  const shade = (tone: 0 | 1 | 2, hue: number): string =>
    hex(tone === 0 ? [0.97, 0.03, hue] : tone === 1 ? [0.86, 0.12, hue] : [0.92, 0.07, hue])
  const echo = group(
    drawSymbol(symbol, () => '#fff'),
    'transform="translate(128 -34) scale(3)" opacity=".07"',
  )
  const mark = group(drawSymbol(symbol, shade), 'transform="translate(84 18) scale(1.125)"')
  const body = rect(0, 0, 240, 150, ground) + echo + rect(0, 0, 240, 150, light) + mark
  return `${defs.markup()}${body}<path fill="#fff" ${placed(nameOf(vendor, 40, 1))}/>`
}
