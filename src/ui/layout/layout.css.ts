/** What pages are laid out with: distances, lines of things, panels. Each class says one thing, so that none overrides another. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from './media.ts'

const { xxs, xs, s, m, l, xl } = vars.space

/** Between things; `hair` is for two lines of one thing. */
const distances = { none: '0', hair: '2px', xxs, xs, s, m, l, xl }
export const gap = styleVariants(distances, (distance) => ({ gap: distance }))
/** Between things on one line alone. */
export const columnGap = styleVariants(distances, (distance) => ({ columnGap: distance }))

/** One below the other. */
export const stack = style({ display: 'grid', alignContent: 'start', minInlineSize: 0 })
/** Where the things of a stack stand across; they fill it otherwise. */
export const across = styleVariants({
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center', textAlign: 'center' },
})
/** As wide as is easy to read and to fill in. */
export const narrow = style({ maxInlineSize: '26rem' })

/** One beside the other, on as many lines as it takes. */
export const cluster = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 })
export const centered = style({ justifyContent: 'center' })
/** The two ends of one line. */
export const split = style({ display: 'flex', justifyContent: 'space-between', minInlineSize: 0 })
export const fills = style({})
globalStyle(`${fills} > :first-child`, { flex: '1 1 0', minInlineSize: 0 })
export const wrap = style({ flexWrap: 'wrap' })
/** How the things of a line stand to each other. */
export const align = styleVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  baseline: { alignItems: 'baseline' },
})
/** What can be done, below words that it belongs to. */
export const apart = style({ marginBlockStart: xs })
/** As high as a small button is, so that nothing moves where one comes. */
export const lineHigh = style({ minBlockSize: vars.control.s })

/** Small things in as many columns as there is room for, or in two from desktops on. */
export const tiles = styleVariants({
  small: { gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))' },
  /** Seven days, each with a sum, which no currency breaks: the last one takes what is left of its line. */
  week: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
  /** Steps that are read one after the other: below each other until three have room for a sentence each. */
  three: {
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      // Beside a list there is less room than a tablet has.
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  wide: { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' } } },
  /** Below each other, as narrow as their place is. */
  one: { gridTemplateColumns: 'minmax(0, 1fr)' },
  two: { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
})

globalStyle(`${tiles.week} > :last-child:nth-child(4n + 3)`, { gridColumn: 'span 2' })

/** Lies on the page and holds what belongs together. */
export const panel = style({
  minInlineSize: 0,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const inset = styleVariants({
  m: { padding: m },
  /** Of what a page begins with. */
  l: { padding: m, '@media': { [media.tablet]: { padding: l } } },
  /** Of rows, which have a distance of their own: they begin within the inner line, where a brand frames its cards. */
  rows: { padding: vars.frame.inset },
  /** Of facts that are lines. */
  lines: { paddingBlock: xs, paddingInline: m },
})
/** A bar along the upper edge says a state by its colour, beside the mark and the words. */
const edged = style({
  position: 'relative',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: vars.frame.inset,
    insetInline: vars.frame.inset,
    blockSize: 4,
  },
})
const { line: quiet, warn, accentText: accent, accent: strong, good, bad, ink: decided } = vars.color
export const edge = styleVariants({ quiet, warn, accent, strong, good, bad, decided }, (backgroundColor) => [
  edged,
  { '::before': { backgroundColor } },
])
/** The first thing stands at the top and the last one at the bottom of a panel that is as high as the one beside it. */
export const spread = style({ alignContent: 'space-between' })
/** What ends a panel stands at the end of its line: what can be done from tablets on, a picture from desktops on. */
const ends = { gridTemplateColumns: 'minmax(0, 1fr) auto' } as const
export const endsBesideFrom = styleVariants({
  tablet: { '@media': { [media.tablet]: { ...ends, alignItems: 'center' } } },
  desktop: { '@media': { [media.desktop]: { ...ends, columnGap: l } } },
})

export const section = style({ marginBlockStart: s })
/** Takes no room until there is something to say. */
export const news = style({ selectors: { '&:not(:has(> * > *, > [role]))': { display: 'none' } } })
/** What was asked for before, or is busy being asked anew: it is dimmed, and stays. */
export const older = style({ opacity: 0.6 })

/** A group of fields without the frame that browsers draw. */
export const group = style({ margin: 0, padding: 0, border: 0 })
/** Locked as a whole while something is sent. */
export const locks = style({ selectors: { '&:disabled': { opacity: 0.55 } } })

/** Mark, words and what can be done about it. */
export const entry = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: s, minInlineSize: 0 })
/** What can be done comes below the words where there is no room beside them. */
const below = { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: s } as const
const beside = { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } as const
export const entryFrom = {
  phone: style({ ...below, '@media': { [media.phone]: beside } }),
  tablet: style({ ...below, '@media': { [media.tablet]: beside } }),
}
const action = { gridColumn: '1 / -1', justifySelf: 'start' } as const
const actionBeside = { gridColumn: 'auto', justifySelf: 'end' } as const
export const entryEndFrom = {
  phone: style({ ...action, '@media': { [media.phone]: actionBeside } }),
  tablet: style({ ...action, '@media': { [media.tablet]: actionBeside } }),
}
export const entryMark = style({ flexShrink: 0, color: vars.color.muted })
/** Narrower than this they would be a column of syllables: what stands at the end goes below. */
export const entryWords = style({
  display: 'grid',
  flex: '1 1 6rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
export const entryEnd = style({
  minInlineSize: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})

/** What and how much; below it the details and what became of it; then all that has a line of its own. */
export const ledger = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: s,
  rowGap: xxs,
  minInlineSize: 0,
  // All below each other where letters are so large that an amount would be a column of them.
  '@media': { [media.largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Leads to more: the mark that says so stands beside both lines. */
export const ledgerOpens = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  '@media': { [media.largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const ledgerMark = style({
  gridColumn: 3,
  gridRow: '1 / 3',
  color: vars.color.muted,
  '@media': { [media.largeLetters]: { gridColumn: 2, gridRow: '1 / 4' } },
})
export const ledgerAlone = style({
  gridColumn: '1 / -1',
  selectors: { [`${ledgerOpens} > &`]: { gridColumn: '1 / 3' } },
  '@media': { [media.largeLetters]: { selectors: { [`${ledgerOpens} > &`]: { gridColumn: 1 } } } },
})
export const ledgerEnd = style({
  textAlign: 'end',
  '@media': { [media.largeLetters]: { textAlign: 'start' } },
})
globalStyle(`${ledger} > *`, { minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'pretty' })
