/**
 * The shape of `brands/<id>/theme.json`: the few decisions from which every token is derived, in the Design Tokens
 * (DTCG 2025.10) format. Descriptions are for operators: the JSON schema that editors use is generated from this.
 */
import * as v from 'valibot'
import type { Hex } from './color.ts'

const hex = v.pipe(
  v.string(),
  v.regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'a colour such as "#1f6feb": # and six hexadecimal digits'),
)
const unit = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const alpha = v.optional(v.literal(1, 'no transparency: contrast is measured on opaque colours'))

const srgb = v.strictObject({
  colorSpace: v.literal('srgb'),
  components: v.strictTuple([unit, unit, unit]),
  alpha,
  hex: v.optional(hex),
})
const oklch = v.strictObject({
  colorSpace: v.literal('oklch'),
  components: v.strictTuple([
    unit,
    v.pipe(v.number(), v.minValue(0), v.maxValue(0.5)),
    v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
  ]),
  alpha,
  hex: v.optional(hex),
})
const colorValue = v.variant('colorSpace', [srgb, oklch], 'a colour space: "srgb" or "oklch"')

/** A colour: hex text for short, or the format's own object. */
const color = (description: string) =>
  v.pipe(
    v.strictObject({
      $type: v.optional(v.literal('color')),
      $value: v.union([hex, colorValue], 'a colour such as "#1f6feb", or an object with colorSpace and components'),
      $description: v.optional(v.string()),
    }),
    v.description(description),
  )

const palette = v.strictObject({
  $type: v.optional(v.literal('color')),
  ground: color('The page. Dark in a dark mode, light in a light one.'),
  ink: color('Words on the page: at least 4.5:1 against every ground.'),
  accent: color('The one colour that calls: buttons, links, the selected thing.'),
  onAccent: v.optional(color('Words on the accent; black or white, whichever reads better, otherwise.')),
  surface: v.optional(color('A card on the page.')),
  raised: v.optional(color('What lies on a card: a menu, a dialog.')),
  sunken: v.optional(color('Behind the page: wells, the footer.')),
  muted: v.optional(color('Quieter words: at least 4.5:1 against every ground.')),
  line: v.optional(color('Hairlines between things.')),
  live: v.optional(color('A second accent for what is happening now; the accent itself otherwise.')),
  focus: v.optional(color('The ring around what the keyboard stands on: at least 3:1.')),
  good: v.optional(color('Success, and odds that rise.')),
  bad: v.optional(color('Failure, and odds that fall.')),
  warn: v.optional(color('Caution.')),
})

/** A token of another type than colour. */
const token = <Schema extends v.GenericSchema>(type: string, value: Schema, description: string) =>
  v.optional(
    v.pipe(
      v.strictObject({
        $type: v.optional(v.literal(type)),
        $value: value,
        $description: v.optional(v.string()),
      }),
      v.description(description),
    ),
  )
const range = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max))
const familyName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9 ]{0,60}$/, 'the name of a font family'))

export const themeSchema = v.strictObject({
  $schema: v.optional(v.string()),
  $description: v.optional(v.string()),
  color: v.pipe(
    v.strictObject({
      $type: v.optional(v.literal('color')),
      light: v.optional(palette),
      dark: v.optional(palette),
    }),
    v.description("A palette for light, for dark, or for both; with both, the visitor's system decides."),
  ),
  font: v.optional(
    v.strictObject({
      display: token('fontFamily', familyName, 'The family of headlines, such as "Bricolage Grotesque", or "system".'),
      text: token('fontFamily', familyName, 'The family of everything else, or "system".'),
      displayWeight: token('fontWeight', range(100, 1000), 'How heavy headlines are: 400 is regular, 700 bold.'),
      displayWidth: token('number', range(50, 200), 'How wide headlines run, in percent, where the family can.'),
      displayOptical: token(
        'number',
        v.picklist([0, 1], '1 or 0'),
        '1 draws headlines the finer the larger they are, where the family can; its file is twice as large. 0 does not.',
      ),
      displayTracking: token('number', range(-0.08, 0.2), 'Space between the letters of headlines, in em.'),
      displayLeading: token(
        'number',
        range(1, 1.6),
        'Height of a line of headlines, in parts of their size: more where letters carry marks above and below.',
      ),
    }),
  ),
  radius: token(
    'dimension',
    v.strictObject({ value: range(0, 32), unit: v.literal('px') }),
    'How round cards are; smaller things follow. 0 is square.',
  ),
  density: token('number', range(0.8, 1.25), 'Distances: 0.85 is compact, 1 comfortable, 1.15 airy.'),
  scale: token('number', range(1.1, 1.4), 'How steeply sizes of type rise from text to headline.'),
  shadow: token('number', unit, 'How strong shadows are; 0 is none.'),
  glow: token('number', unit, 'How strongly the accent lights the page; 0 is not at all.'),
  frame: token(
    'dimension',
    v.strictObject({ value: range(0, 8), unit: v.literal('px') }),
    'How far inside the edge of a card a second hairline runs; 0 is none.',
  ),
  fade: token(
    'number',
    unit,
    'How far pictures of games and marks of vendors give up their colours: 1 is black and white, 0 not at all. Pictures have them back while somebody points at them.',
  ),
  grain: token('number', unit, 'How much the page looks like paper with fibres in it; 0 is not at all.'),
  motion: token(
    'duration',
    v.strictObject({ value: range(0, 400), unit: v.literal('ms') }),
    'How long a movement takes. Visitors who ask for less motion get none.',
  ),
  turn: token(
    'number',
    range(0, 12),
    'How far a page turns like a leaf while it comes, in degrees; 0 is a fade alone. Visitors who ask for less motion get none.',
  ),
  tilt: token(
    'number',
    range(-12, 12),
    'How far the mark above a message leans, such as on the page that is not found, in degrees; 0 stands upright, less than 0 leans to the left.',
  ),
})

/** A theme as an operator writes it. */
export type ThemeInput = v.InferInput<typeof themeSchema>
export type PaletteInput = v.InferInput<typeof palette>
export type ColorName = Exclude<keyof PaletteInput, '$type'>

/** One mode's colours as stated, each `#rrggbb`. */
export type Palette = Readonly<Record<'ground' | 'ink' | 'accent', Hex> & Partial<Record<ColorName, Hex>>>

/** The colours that words lie on. */
export const GROUNDS = ['ground', 'surface', 'raised', 'sunken'] as const satisfies readonly ColorName[]

/** A brand's decisions with every default filled in. */
export interface Decisions {
  readonly color: { readonly light?: Palette; readonly dark?: Palette }
  /** Families by name, or `system`. Weight 100 to 1000, width in percent, tracking in em, leading in parts of the size. */
  readonly font: {
    readonly display: string
    readonly text: string
    readonly displayWeight: number
    readonly displayWidth: number
    /** Whether the file that draws large letters finer is taken. */
    readonly displayOptical: boolean
    readonly displayTracking: number
    readonly displayLeading: number
  }
  /** Pixels. */
  readonly radius: number
  readonly density: number
  readonly scale: number
  readonly shadow: number
  readonly glow: number
  /** Pixels. */
  readonly frame: number
  readonly grain: number
  readonly fade: number
  /** Milliseconds. */
  readonly motion: number
  /** Degrees. */
  readonly turn: number
  /** Degrees, clockwise. */
  readonly tilt: number
}

/** What holds where a theme says nothing: the neutral base. */
export const BASE = {
  font: {
    display: 'system',
    text: 'system',
    displayWeight: 700,
    displayWidth: 100,
    displayOptical: false,
    displayTracking: -0.02,
    displayLeading: 1.12,
  },
  radius: 8,
  density: 1,
  scale: 1.25,
  shadow: 0.35,
  glow: 0,
  frame: 0,
  grain: 0,
  fade: 0,
  motion: 200,
  turn: 0,
  tilt: 0,
} as const satisfies Omit<Decisions, 'color'>

export const MODES = ['light', 'dark'] as const
export type Mode = (typeof MODES)[number]

/**
 * How light a ground may be, as WCAG luminance. Between the two no words read well, neither black nor white ones;
 * within them ink reaches 7:1 on the page and room is left for cards.
 */
export const GROUND_LIMITS = { dark: { max: 0.1 }, light: { min: 0.35 } } as const
