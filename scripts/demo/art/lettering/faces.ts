/** Display faces as outlines: a bare machine has no fonts, and a picture must look the same on every one. */
import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkitten'

interface Source {
  readonly file: string
  /** Whether titles are set in capitals. */
  readonly capitals: boolean
  /** Extra room between letters, as a part of the size. */
  readonly tracking: number
}

const source = (family: string, weight = 400, capitals = true, tracking = 0): Source => ({
  file: `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`,
  capitals,
  tracking,
})

const SOURCES = {
  anton: source('anton', 400, true, 0.02),
  bungee: source('bungee', 400, true, -0.01),
  cinzel: source('cinzel', 900, true, 0.01),
  lilita: source('lilita-one', 400, true, 0.01),
  limelight: source('limelight', 400, true, 0.015),
  metamorphous: source('metamorphous', 400, true, 0),
  orbitron: source('orbitron', 900, true, 0.01),
  pirata: source('pirata-one', 400, false, 0.01),
  righteous: source('righteous', 400, true, 0.01),
  rocker: source('new-rocker', 400, false, 0.005),
  rye: source('rye', 400, true, 0),
} as const satisfies Readonly<Record<string, Source>>

export type FaceName = keyof typeof SOURCES
export const FACE_NAMES = Object.keys(SOURCES) as FaceName[] // the table's own keys

/** A part of an outline: `M`, `L`, `Q` or `C` with its points, or `Z`. */
export interface Segment {
  readonly command: 'M' | 'L' | 'Q' | 'C' | 'Z'
  /** x and y in turns. */
  readonly values: readonly number[]
}

/** Letters side by side. One unit is the height of a capital; y grows downwards from the baseline at 0. */
export interface Setting {
  readonly segments: readonly Segment[]
  readonly width: number
  /** How far it reaches above (negative) and below the baseline. */
  readonly top: number
  readonly bottom: number
}

const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const
const fonts = new Map<FaceName, Font>()

function fontOf(name: FaceName): Font {
  const known = fonts.get(name)
  if (known) return known
  const font = create(readFileSync(new URL(import.meta.resolve(SOURCES[name].file))))
  // A collection holds several; these files hold one each.
  if (!('unitsPerEm' in font)) throw new Error(`${SOURCES[name].file} is a collection of fonts`)
  fonts.set(name, font)
  return font
}

interface Letter {
  readonly segments: readonly Segment[]
  readonly profile: Profile
  readonly advance: number
  readonly top: number
  readonly bottom: number
}

const letters = new Map<string, Letter>()

/** @throws Error for a letter that the face lacks */
function letterOf(name: FaceName, letter: string): Letter {
  const known = letters.get(name + letter)
  if (known) return known
  const font = fontOf(name)
  const code = letter.codePointAt(0) ?? 0
  if (!font.hasGlyphForCodePoint(code)) throw new Error(`the face ${name} has no letter ${letter}`)
  const capHeight = font.glyphForCodePoint(0x48).bbox.maxY
  const { path, advanceWidth, bbox } = font.glyphForCodePoint(code)
  const segments = path.commands.map(({ command, args }) => ({
    command: LETTERS[command],
    values: args.map((value, index) => (index % 2 === 0 ? value : -value) / capHeight),
  }))
  const advance = advanceWidth / capHeight
  const profile = profileOf(segments, advance)
  const made = { segments, profile, advance, top: -bbox.maxY / capHeight, bottom: -bbox.minY / capHeight }
  letters.set(name + letter, made)
  return made
}

/**
 * Sets a line of text.
 * @throws Error for a letter that the face lacks
 */
export function setLine(name: FaceName, text: string): Setting {
  const { capitals, tracking } = SOURCES[name]
  const segments: Segment[] = []
  let [x, top, bottom] = [0, 0, 0]
  let before: Profile | undefined
  for (const letter of capitals ? text.toLocaleUpperCase('en') : text) {
    if (letter === ' ') {
      x += WORD_GAP
      // Nothing moves into the room between words.
      before = undefined
      continue
    }
    const own = letterOf(name, letter)
    if (before) x += closer(before, own.profile) + tracking
    const left = x
    for (const { command, values } of own.segments)
      segments.push({ command, values: values.map((value, index) => (index % 2 === 0 ? value + left : value)) })
    x += own.advance
    top = Math.min(top, own.top)
    bottom = Math.max(bottom, own.bottom)
    before = own.profile
  }
  return { segments, width: x, top, bottom }
}

/** The room between words. */
const WORD_GAP = 0.34
const BANDS = 8

/** How much room a letter leaves at its sides, in bands from the top of a capital to the baseline. */
interface Profile {
  readonly left: readonly number[]
  readonly right: readonly number[]
}

function profileOf(segments: readonly Segment[], advance: number): Profile {
  const left = Array.from({ length: BANDS }, () => advance)
  const right = [...left]
  const points = segments.flatMap(({ values }) =>
    values.flatMap((value, index) => (index % 2 === 0 ? [[value, values[index + 1] ?? 0] as const] : [])),
  )
  for (const [index, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay]
    for (let step = 0; step <= BANDS; step += 1) {
      const x = ax + ((bx - ax) * step) / BANDS
      const y = ay + ((by - ay) * step) / BANDS
      const band = Math.min(BANDS - 1, Math.max(0, Math.floor((y + 1) * BANDS)))
      left[band] = Math.min(left[band] ?? x, x)
      right[band] = Math.min(right[band] ?? advance, advance - x)
    }
  }
  return { left, right }
}

/** How far two letters move together: the narrowest gap between them is never less than that of two straight stems. */
function closer({ right }: Profile, { left }: Profile): number {
  const gaps = right.map((room, band) => room + Math.min(left[band] ?? room, 1))
  // The bands above and below count too, so that slanted strokes do not touch.
  const narrow = gaps.map((gap, band) => Math.min(gap, gaps[band - 1] ?? gap, gaps[band + 1] ?? gap))
  const least = Math.min(...narrow)
  return least > 0.22 ? -Math.min(0.22, least - 0.22) : 0
}
