import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { columns } from '../../../ui/lists/columns.ts'

export const head = style({
  // Two abreast on every phone and never three; below each other where letters are enlarged.
  ...columns('repeat(auto-fit, minmax(min(max(7.5rem, 34%), 100%), 1fr))', vars.space.m, {
    tablet: { columns: '15rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', gap: vars.space.l },
  }),
  alignItems: 'start',
})
export const picture = style({ borderRadius: vars.radius.m, '@media': { [media.tablet]: { gridRow: 'span 2' } } })
export const side = style({ display: 'grid', gap: vars.space.s, alignContent: 'start', minInlineSize: 0 })
export const pictureWaiting = style([
  skeleton,
  { aspectRatio: '1', borderRadius: vars.radius.m, '@media': { [media.tablet]: { gridRow: 'span 2' } } },
])
/** As high as the vendor's name and what one can do. */
export const sideWaiting = style([
  skeleton,
  { blockSize: '11.5rem', borderRadius: vars.radius.m, '@media': { [media.tablet]: { blockSize: '5.25rem' } } },
])
export const vendor = style([oneLine, { color: vars.color.muted, fontSize: vars.size.s }])
export const ways = style(
  columns(1, vars.space.xs, { tablet: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } }),
)
export const play = style({ '@media': { [media.tablet]: { minInlineSize: '11rem' } } })
export const playMark = style({ fill: 'currentColor' })
export const heart = style({})
export const favorite = style({
  selectors: { '&[aria-pressed="true"]': { borderColor: vars.color.accentText, color: vars.color.accentText } },
})
globalStyle(`${favorite}[aria-pressed="true"] ${heart}`, { fill: 'currentColor' })

export const facts = style({
  gridColumn: '1 / -1',
  alignSelf: 'start',
  // As many abreast as their figures leave room for: an amount is never broken in two.
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  // Not hidden: a part that may scroll has no height of its own in a sheet that does.
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  '@media': { [media.tablet]: { gridColumn: '2' } },
})
export const fact = style({
  flex: '1 1 6rem',
  maxInlineSize: '100%',
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.xxs,
  minBlockSize: '4.25rem',
  padding: vars.space.s,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
})
export const factValue = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' })
export const part = style(columns(1, vars.space.s))
export const rules = style({ display: 'grid', gap: vars.space.s, maxInlineSize: '68ch', fontSize: vars.size.s })
export const rulesWaiting = style({ display: 'grid', gap: vars.space.s, minBlockSize: '8rem', alignContent: 'start' })
export const full = style({ inlineSize: '100%' })
/** A lane bleeds to the edges of a page; here to those of the sheet. */
export const lane = style({
  minInlineSize: 0,
  overflow: 'clip',
  marginInline: `calc(-1 * ${vars.space.l})`,
  paddingInline: vars.space.l,
})
