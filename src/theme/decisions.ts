/**
 * The few decisions of `brands/<id>/theme.json` from which every token is derived. A row here is all that is said of a
 * decision: the schema, what editors and operators are told, what holds where a theme says nothing, and how it is read come
 * from it. What becomes of it stands where it is used, in `derive-shared.ts` or `derive-colors.ts`.
 */
import type { Hex } from './color.ts'
import { colour, family, flag, milliseconds, number, pixels, weight, type Decision } from './decision-kinds.ts'

/** The colours of a mode. Those that are required must be stated; the others are derived from them. */
export const COLORS = {
  ground: { isRequired: true, says: 'The page. Dark in a dark mode, light in a light one.' },
  ink: { isRequired: true, says: 'Words on the page: at least 4.5:1 against every ground.' },
  accent: { isRequired: true, says: 'The one colour that calls: buttons, links, the selected thing.' },
  onAccent: { says: 'Words on the accent; black or white, whichever reads better, otherwise.' },
  surface: { says: 'A card on the page.' },
  raised: { says: 'What lies on a card: a menu, a dialog.' },
  sunken: { says: 'Behind the page: wells, the footer.' },
  muted: { says: 'Quieter words: at least 4.5:1 against every ground.' },
  line: { says: 'Hairlines between things.' },
  live: { says: 'A second accent for what is happening now; the accent itself otherwise.' },
  focus: { says: 'The ring around what the keyboard stands on: at least 3:1.' },
  good: { says: 'Success, and odds that rise.' },
  bad: { says: 'Failure, and odds that fall.' },
  warn: { says: 'Caution.' },
  chat: { says: 'The head of the chat room; the accent otherwise.' },
  gilt: { says: 'The metal of hairlines, figures and buttons on the accent; near to what is written on it otherwise.' },
  offer: {
    says: 'What an offer is drawn on, light or dark in either mode, such as the paper of a ticket; the card otherwise.',
  },
} as const satisfies Readonly<Record<string, { readonly says: string; readonly isRequired?: true }>>

/** All other decisions, by their key or group in theme.json. */
export const DECISIONS = {
  font: {
    display: family({
      base: 'system',
      follows: 'text',
      says: 'The family of headlines, such as "Bricolage Grotesque", or "system".',
    }),
    text: family({ base: 'system', says: 'The family of everything else, or "system".' }),
    displayWeight: weight({
      from: 100,
      to: 1000,
      base: 700,
      says: 'How heavy headlines are: 400 is regular, 700 bold.',
    }),
    displayWidth: number({
      from: 50,
      to: 200,
      base: 100,
      says: 'How wide headlines run, in percent, where the family can.',
    }),
    displayOptical: flag({
      base: false,
      says: '1 draws headlines the finer the larger they are, where the family can; its file is twice as large. 0 does not.',
    }),
    displayTracking: number({
      from: -0.08,
      to: 0.2,
      base: -0.02,
      says: 'Space between the letters of headlines, in em.',
    }),
    displayWords: number({
      from: 0,
      to: 0.4,
      base: 0,
      says: 'Space added between the words of headlines, in em: a family whose own is narrow runs them together.',
    }),
    displayLeading: number({
      from: 1,
      to: 1.6,
      base: 1.12,
      says: 'Height of a line of headlines, in parts of their size: more where letters carry marks above and below.',
    }),
  },
  radius: pixels({ from: 0, to: 32, base: 8, says: 'How round cards are; smaller things follow. 0 is square.' }),
  density: number({
    from: 0.8,
    to: 1.25,
    base: 1,
    says: 'Distances: 0.85 is compact, 1 comfortable, 1.15 airy.',
  }),
  scale: number({ from: 1.1, to: 1.4, base: 1.25, says: 'How steeply sizes of type rise from text to headline.' }),
  shadow: number({ from: 0, to: 1, base: 0.35, says: 'How strong shadows are; 0 is none.' }),
  glow: number({ from: 0, to: 1, base: 0, says: 'How strongly the accent lights the page; 0 is not at all.' }),
  frame: pixels({
    from: 0,
    to: 8,
    base: 0,
    says: 'How far inside the edge of a card a second hairline runs; 0 is none.',
  }),
  duotone: {
    dark: colour({
      base: null,
      says: 'The darkest of three colours in which pictures of games, marks of vendors and avatars are printed, where all three are said. What is played keeps its own.',
    }),
    middle: colour({ base: null, says: 'The colour between both.' }),
    light: colour({ base: null, says: 'The lightest of the three.' }),
  },
  grain: number({
    from: 0,
    to: 1,
    base: 0,
    says: 'How much the page looks like paper with fibres in it; 0 is not at all.',
  }),
  motion: milliseconds({
    from: 0,
    to: 400,
    base: 200,
    says: 'How long a movement takes. Visitors who ask for less motion get none.',
  }),
  turn: number({
    from: 0,
    to: 12,
    base: 0,
    says: 'How far a page turns like a leaf while it comes, in degrees; 0 is a fade alone. Visitors who ask for less motion get none.',
  }),
  tilt: number({
    from: -12,
    to: 12,
    base: 0,
    says: 'How far the mark above a message leans, such as on the page that is not found, in degrees; 0 stands upright, less than 0 leans to the left.',
  }),
} as const satisfies DecisionRows

/** Rows, some of them in a group. */
export interface DecisionRows {
  readonly [key: string]: Decision<unknown> | Readonly<Record<string, Decision<unknown>>>
}

type Decided<Rows> = {
  readonly [Key in keyof Rows]: Rows[Key] extends Decision<infer Value> ? Value : Decided<Rows[Key]>
}
export type SharedDecisions = Decided<typeof DECISIONS>

/** Whether a row is a decision rather than a group of them. */
export const isDecision = (row: DecisionRows[string]): row is Decision<unknown> => 'base' in row && 'read' in row

/**
 * Every decision, as its row says it.
 * @param valueOf a row's value; `group` is the group that it stands in
 */
export function decide(valueOf: (row: Decision<unknown>, key: string, group?: string) => unknown): SharedDecisions {
  const values = Object.entries<DecisionRows[string]>(DECISIONS).map(([key, row]) => [
    key,
    isDecision(row)
      ? valueOf(row, key)
      : Object.fromEntries(Object.entries(row).map(([name, inner]) => [name, valueOf(inner, name, key)])),
  ])
  // The cast holds as far as `valueOf` gives each row what it reads.
  return Object.fromEntries(values) as SharedDecisions
}

/** What holds where a theme says nothing: the neutral base. */
export const BASE: SharedDecisions = decide(({ base }) => base)

export type ColorName = keyof typeof COLORS

/** One mode's colours as stated, each `#rrggbb`. */
export type Palette = Readonly<Record<'ground' | 'ink' | 'accent', Hex> & Partial<Record<ColorName, Hex>>>

/** A brand's decisions with every default filled in; in the units that its row names. */
export interface Decisions extends SharedDecisions {
  readonly color: { readonly light?: Palette; readonly dark?: Palette }
}

/** The colours that words lie on. */
export const GROUNDS = ['ground', 'surface', 'raised', 'sunken'] as const satisfies readonly ColorName[]

export const MODES = ['light', 'dark'] as const
export type Mode = (typeof MODES)[number]

/**
 * How light a ground may be, as WCAG luminance. Between the two no words read well, neither black nor white ones;
 * within them ink reaches 7:1 on the page and room is left for cards.
 */
export const GROUND_LIMITS = { dark: { max: 0.1 }, light: { min: 0.35 } } as const
