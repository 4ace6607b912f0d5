import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'
import { clamped, oneLine } from '../../../ui/layout/truncate.ts'

export const league = style({ ...oneLine, margin: 0, fontSize: '0.8125rem', lineHeight: tightLeading(1.3) })
/** What the headline is of. */
export const above = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, minInlineSize: 0 })
export const kicker = style({ ...oneLine, margin: 0, fontSize: '0.8125rem', lineHeight: tightLeading(1.7) })
export const live = style({
  display: 'inline-block',
  marginInlineEnd: 10,
  paddingInline: 10,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.live,
  color: vars.color.ground,
  fontWeight: 700,
})
/** Both sides, and between them how it stands. */
export const match = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: 8,
  minInlineSize: 0,
  '@media': { [media.tablet]: { alignItems: 'center' } },
})
export const side = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  minInlineSize: 0,
  textAlign: 'center',
  '@media': {
    [media.tablet]: { display: 'flex', alignItems: 'center', gap: 12, textAlign: 'start' },
  },
})
globalStyle(`${match} > ${side}:last-child`, {
  '@media': { [media.tablet]: { flexDirection: 'row-reverse', textAlign: 'end' } },
})
export const name = style({
  ...clamped,
  WebkitLineClamp: 2,
  minInlineSize: 0,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: tightLeading(1.15),
  // Two lines for either, so that what is below stands still from match to match.
  minBlockSize: '2.3em',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { fontSize: '1.0625rem', minBlockSize: 0 } },
})
export const stand = style({ display: 'grid', justifyItems: 'center', gap: 4, minInlineSize: 0 })
export const time = style({ display: 'flex', gap: 6, alignItems: 'baseline', fontSize: '0.8125rem' })
// On lacquer the accent is the ground: what is live is told by the words alone.
globalStyle(`[data-hand="plaque"] ${time} > *`, { color: 'inherit' })
/** Lies above what is pressed as a whole. */
export const prices = style({ position: 'relative', zIndex: 2, display: 'grid', gap: 6, minInlineSize: 0 })
export const boost = style({ ...oneLine, margin: 0, fontSize: '0.8125rem' })
globalStyle(`${boost} > strong`, { color: vars.color.accentText })
/** No place of its own: its first link is pressed anywhere on the slide. */
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 12,
  margin: 0,
  fontSize: '0.8125rem',
  '@media': { [media.tablet]: { display: 'grid', justifyItems: 'end' } },
})
export const link = style({
  color: 'inherit',
  fontWeight: 650,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  whiteSpace: 'nowrap',
  lineHeight: '1.625rem',
})

/** A match on two lines: how it stands, and its prices. */
export const lineBox = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, minInlineSize: 0 })
export const lineHead = style({ display: 'flex', alignItems: 'baseline', gap: 8, margin: 0, fontSize: '0.8125rem' })
export const lineName = style({
  ...oneLine,
  flex: 1,
  minInlineSize: 0,
  color: vars.color.ink,
  fontWeight: 650,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
})
export const lineScore = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
