import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { card } from '../../../ui/page/page.css.ts'
import { clamped, oneLine } from '../../../ui/layout/truncate.ts'

/** As high as the hero, whatever is in it. */
export const panel = style([card, { display: 'grid', minInlineSize: 0, overflow: 'hidden', alignContent: 'stretch' }])
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingInline: vars.space.m,
  minBlockSize: '2.5rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const title = style({ fontSize: vars.size.m, fontWeight: 700, fontFamily: vars.font.text })
export const now = style({ gridTemplateRows: 'auto', gridAutoRows: 'minmax(0, 1fr)' })
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInline: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const matchRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '5.25rem',
  paddingInline: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const picture = style({
  borderRadius: vars.radius.s,
  overflow: 'hidden',
  inlineSize: '3rem',
  blockSize: '3rem',
})
/** Until when a draw takes bets, above its button. */
export const end = style({ display: 'grid', justifyItems: 'end', gap: 2 })
/** On one line. */
export const lastBalls = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  overflow: 'hidden',
  fontSize: '0.6875rem',
  color: vars.color.muted,
})
globalStyle(`${lastBalls} > ol`, { flexWrap: 'nowrap', gap: 2 })
export const name = style([
  oneLine,
  { margin: 0, color: vars.color.ink, fontWeight: 650, lineHeight: tightLeading(1.3), textDecoration: 'none' },
])
export const tableName = style({
  ...clamped,
  WebkitLineClamp: 2,
  margin: 0,
  fontWeight: 650,
  lineHeight: tightLeading(1.2),
})
export const detail = style([oneLine, { color: vars.color.muted, fontSize: vars.size.s }])

/** Of the member, in the middle of the hero's height. */
export const things = style({ display: 'grid', alignContent: 'center', minInlineSize: 0 })

export const pick = style({ gridTemplateRows: 'auto 1fr', paddingBlock: '0.75rem' })
export const draw = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingInline: vars.space.m,
  paddingBlockEnd: '0.75rem',
})
export const drawName = style([
  oneLine,
  {
    fontFamily: vars.font.display,
    fontWeight: vars.font.displayWeight,
    fontSize: vars.size.l,
    lineHeight: tightLeading(1.25),
  },
])
export const stub = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-evenly',
  gap: '0.5rem',
  paddingInline: vars.space.m,
  borderBlockStart: `2px dotted ${vars.color.line}`,
})
export const line = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s })
export const label = style({ fontSize: vars.size.s, fontWeight: 650 })
export const balls = styleVariants({ few: { fontSize: '1.375rem' }, many: { fontSize: '1.25rem' } })
