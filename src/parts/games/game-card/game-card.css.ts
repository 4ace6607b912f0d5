/**
 * A card of a game: the cover, its name, its facts and what one can do. Looks and facts decide figures alone; one set of
 * rules draws them all, so that a waiting card is as high as one that came.
 */
import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { cardButton } from './card-button.ts'
import { heights } from './card-facts.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { scriptTracking, scriptWords, tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'
import { clamped, oneLine } from '../../../ui/layout/truncate.ts'
import { columns } from '../../../ui/lists/columns.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'

/** Around the cover, its corners and proportions; the heights of the name and of the facts; how far words stand inside. */
const [mat, corner, ratio, named, told, inset] = [
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
]

/** Two lines of a name, at any size of it, and the distance above them. */
const NAME = `calc(2.25rem + ${vars.space.xs})`
const figures = (round: string, more: Readonly<Record<string, string>> = {}) =>
  style({
    vars: { [mat]: '0px', [corner]: round, [ratio]: '1', [named]: NAME, [told]: '0px', [inset]: '0px', ...more },
  })

export const looks = {
  framed: figures(vars.radius.m, { [mat]: 'clamp(0.1875rem, 0.4vw, 0.375rem)' }),
  // Covers hold their names in letters of their own.
  poster: figures(vars.radius.l, { [named]: vars.space.xs }),
  portrait: figures(vars.radius.l, { [ratio]: '3 / 4' }),
  compact: figures(vars.radius.m),
  row: figures(vars.radius.s),
  slips: figures('0px', { [ratio]: '3 / 2', [mat]: '5px' }),
}
const facts = (look: keyof typeof heights) => ({
  vars: { [told]: heights[look].wide },
  '@media': { [media.belowTablet]: { vars: { [told]: heights[look].phone } } },
})
const sheet = style({
  vars: { [mat]: '0px', [told]: heights.cells.wide, [inset]: vars.space.xs },
  overflow: 'hidden',
  borderRadius: corner,
  backgroundColor: vars.color.surface,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  '@media': {
    [media.belowTablet]: { vars: { [told]: heights.cells.phone } },
    [media.hover]: { selectors: { '&:hover': { boxShadow: `0 0 0 2px ${vars.color.accent}` } } },
  },
})
/** How the facts are drawn, around card or place. */
export const factsLooks = {
  line: style(facts('line')),
  columns: style(facts('columns')),
  cells: sheet,
}

/** Card and place alike: the cover, the name, the facts. */
const frame = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `auto ${named} ${told}`,
  minInlineSize: 0,
})
/** Facts follow a name of one line at once; what that leaves stays free below them. */
export const card = style([
  frame,
  {
    gridTemplateRows: 'auto auto 1fr',
    blockSize: '100%',
    alignContent: 'start',
    selectors: {
      '&::after': { content: '', gridArea: '2 / 1 / 4', zIndex: -1, blockSize: `calc(${named} + ${told})` },
    },
  },
])

/** Square as covers are drawn, or cut; on a mount where the look has one. Until the cover is there: the brand's own light. */
export const cover = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  aspectRatio: '1',
  color: vars.color.onAccentSoft,
  backgroundColor: vars.color.accentSoft,
  backgroundImage: `linear-gradient(145deg, color-mix(in srgb, ${vars.color.raised} 55%, transparent), transparent 60%, color-mix(in srgb, ${vars.color.accent} 14%, transparent))`,
})
globalStyle(`${card} > ${cover}`, {
  gridArea: '1 / 1',
  aspectRatio: ratio,
  border: `solid ${vars.color.surface}`,
  borderWidth: mat,
  borderRadius: corner,
})
globalStyle(`${looks.framed} > ${cover}`, { boxShadow: `0 0 0 1px ${vars.color.line}` })
globalStyle(`${sheet} > ${cover}`, { borderRadius: 0, boxShadow: 'none' })
export const image = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'cover',
  // Broken pictures are taken away; until then a browser would write the text beside them.
  color: 'transparent',
  zIndex: 1,
  filter: vars.picture.tone,
})
// What repeats the name below shows the cover without its letters.
globalStyle(`${looks.slips} ${image}`, { objectPosition: '50% 0' })
/** Its name, while a cover is on its way or where it does not come. */
export const coverName = style({
  gridArea: '1 / 1',
  placeSelf: 'center',
  maxInlineSize: '100%',
  padding: vars.space.xs,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStretch: vars.font.displayWidth,
  letterSpacing: scriptTracking(vars.font.displayTracking),
  wordSpacing: scriptWords(vars.font.displayWords),
  fontSize: vars.size.s,
  lineHeight: tightLeading(1.15),
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'break-word',
})

const sticker = style({
  position: 'absolute',
  insetInlineStart: vars.space.xxs,
  insetBlockStart: vars.space.xxs,
  zIndex: 2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.2em',
  padding: '0.15em 0.55em',
  borderRadius: `min(${vars.radius.s}, 0.375rem)`,
  fontSize: vars.size.xs,
  fontWeight: 700,
  lineHeight: 1.3,
})
const hot = style([sticker, { backgroundColor: vars.color.accent, color: vars.color.onAccent }])
const leaning = { transform: 'rotate(-6deg)', margin: '0.2rem 0.1rem' } as const
/** Hot and New, as the brand draws them. */
export const stickers = {
  plate: {
    hot,
    new: style([
      sticker,
      { backgroundColor: vars.color.surface, color: vars.color.accentText, boxShadow: 'inset 0 0 0 1px currentColor' },
    ]),
  },
  leaning: {
    hot: style([hot, leaning]),
    new: style([sticker, leaning, { backgroundColor: vars.color.ink, color: vars.color.ground }]),
  },
  seal: { hot, new: style([sticker, { backgroundColor: vars.color.live, color: vars.color.onLive }]) },
}
export const flame = style({ inlineSize: '1em', blockSize: '1em', fill: 'currentColor' })
globalStyle(`${stickers.leaning.hot} ${flame}, ${stickers.seal.hot}[data-plain] ${flame}`, { display: 'none' })

export const head = style({
  gridArea: '2 / 1',
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlockStart: vars.space.xs,
  paddingInline: inset,
})
/** It breaks once before it is cut. */
export const name = style([
  clamped,
  {
    WebkitLineClamp: 2,
    overflowWrap: 'break-word',
    color: vars.color.ink,
    fontSize: vars.size.xs,
    fontWeight: 650,
    lineHeight: '1.125rem',
    '@media': { [media.tablet]: { fontSize: vars.size.s } },
  },
])
export const vendor = style([oneLine, { color: vars.color.muted, fontSize: vars.size.xs, lineHeight: '1.25rem' }])
globalStyle(`:is(${looks.framed}, ${looks.portrait}, ${looks.compact}) > ${head} > ${vendor}`, { display: 'none' })
// A sheet has a line for whose it is where there is room.
globalStyle(`${looks.framed}${sheet}`, {
  '@media': { [media.tablet]: { vars: { [named]: `calc(${NAME} + 1.25rem)` } } },
})
globalStyle(`${looks.framed}${sheet} > ${head} > ${vendor}`, { '@media': { [media.tablet]: { display: 'block' } } })
globalStyle(`${looks.compact} ${name}`, { fontSize: vars.size.xs, textAlign: 'center' })

/** What one can do lies over the card; what is pressed is seen where a pointer or the keyboard is. */
export const actions = style({ position: 'absolute', inset: 0, zIndex: 3, pointerEvents: 'none' })
export const play = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: corner,
  background: 'none',
  fontSize: 0,
  pointerEvents: 'auto',
})
/** For keys and readers: a pointer finds the same in the preview. */
const floating = {
  opacity: 0,
  selectors: { '&:focus-visible': { opacity: 1, pointerEvents: 'auto' } },
} as const
/** In the lower half of the cover, which it is as wide as at the most. */
export const trial = style({
  ...floating,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: `calc(${named} + ${told} + ${vars.space.xs})`,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - 2 * ${vars.space.xs})`,
  minBlockSize: vars.control.s,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  fontSize: vars.size.xs,
  fontWeight: 650,
})
// The drop-down's cards are the specification's own, and have no preview: the trial is seen.
globalStyle(`${looks.compact} ${trial}`, { pointerEvents: 'auto', '@media': { '(hover: none)': { opacity: 1 } } })
globalStyle(`${looks.compact}:hover ${trial}, ${looks.compact}:focus-within ${trial}`, { opacity: 1 })
/** What there is to know: the facts themselves are the button. */
export const about = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: `max(${told}, 1.5rem)`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: 'inherit',
  pointerEvents: 'auto',
})
// What plays ends where that begins.
globalStyle(`${play}:has(~ ${about})`, { blockSize: `calc(100% - max(${told}, 1.5rem))` })
globalStyle(`${about} > svg`, { display: 'none' })
export const heart = style({
  ...floating,
  position: 'absolute',
  insetInlineEnd: vars.space.xxs,
  insetBlockStart: vars.space.xxs,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.s,
  blockSize: vars.control.s,
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  color: vars.color.accentText,
})
export const mark = style({ flexShrink: 0, inlineSize: '1.25rem', blockSize: '1.25rem' })
globalStyle(`[aria-pressed="true"] > ${mark}`, { fill: 'currentColor' })

/** The columns of a table of rows: the cover, the name, the facts, then what one can do. */
export const rowColumns = style(
  columns('5.5rem minmax(0, 1fr)', `0 ${vars.space.s}`, {
    tablet: { columns: '4.5rem minmax(0, 2fr) minmax(0, 2.5fr) 15.5rem', columnGap: vars.space.m },
  }),
)
/** A row: on phones the facts and what one can do stand below the name. */
export const row = style([
  rowColumns,
  {
    position: 'relative',
    isolation: 'isolate',
    alignContent: 'center',
    alignItems: 'center',
    blockSize: '8rem',
    '@media': {
      [media.tablet]: { blockSize: '6rem' },
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface } } },
    },
  },
])
const phones = (gridArea: string) => ({ gridArea, '@media': { [media.tablet]: { gridArea: 'auto' } } })
export const rowCover = style([phones('1 / 1 / span 3'), { borderRadius: vars.radius.s }])
// Too small for words: theirs stand beside it.
globalStyle(`${rowCover} > ${coverName}`, { display: 'none' })
export const rowHead = style([phones('1 / 2'), { minInlineSize: 0 }])
globalStyle(`${rowHead} > ${name}`, { fontSize: vars.size.m, lineHeight: tightLeading(1.2) })
globalStyle(`${rowHead} > ${vendor}`, { '@media': { [media.belowTablet]: { display: 'none' } } })
/** To play and to try stand beside each other, as high as a finger; in wide windows at the row's end. */
export const rowActions = style([
  phones('3 / 2'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    '@media': { [media.tablet]: { justifyContent: 'end', gap: vars.space.xxs } },
  },
])
const choice = { ...cardButton, whiteSpace: 'nowrap' } as const
/** The row itself plays as well. */
export const rowPlay = style({
  ...choice,
  order: 2,
  minInlineSize: '5rem',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent, color: vars.color.accentText } } },
  },
})
export const rowTrial = style({
  ...choice,
  order: 1,
  position: 'relative',
  zIndex: 1,
  paddingInline: vars.space.xs,
  borderColor: 'transparent',
  textDecoration: 'underline',
  '@media': { [media.belowTablet]: { order: 3 } },
})
const rowTool = {
  ...choice,
  position: 'relative',
  zIndex: 1,
  paddingInline: vars.space.xs,
  borderColor: 'transparent',
} as const
export const rowHeart = style({ ...rowTool, '@media': { [media.belowTablet]: { display: 'none' } } })
/** Phones have the facts to press, and what else there is in the sheet. */
export const rowAbout = style([
  about,
  {
    '@media': {
      // Over the facts, above what is pressed to play.
      [media.belowTablet]: {
        selectors: { '&&': { insetBlockEnd: '3.75rem', insetInlineStart: '6.25rem', blockSize: '1.5rem' } },
      },
      [media.tablet]: { selectors: { '&&': { ...rowTool, inset: 'auto', blockSize: 'auto' } } },
    },
  },
])
globalStyle(`${rowAbout} > svg`, { '@media': { [media.tablet]: { display: 'block' } } })

/** Where a card will stand, in its size: a cover that is on its way, and room. */
export const place = style([
  frame,
  {
    selectors: {
      '&::before': { content: '', aspectRatio: ratio, borderRadius: corner, backgroundColor: vars.color.line },
    },
  },
])
// Twice: which of the two files comes last on a page is not said.
export const breathing = style([
  skeleton,
  { selectors: { '&&': { display: 'grid', backgroundColor: 'transparent', borderRadius: 0 } } },
])
export const rowPlace = style([row, { '@media': { [media.hover]: { backgroundColor: 'transparent' } } }])
/** Where the cover of a card is in its place, before the card is there. */
export const early = style({
  position: 'absolute',
  insetInlineStart: mat,
  insetBlockStart: mat,
  inlineSize: `calc(100% - 2 * ${mat})`,
  blockSize: 'auto',
  aspectRatio: ratio,
  objectFit: 'cover',
  objectPosition: '50% 0',
  borderRadius: corner,
  filter: vars.picture.tone,
})
