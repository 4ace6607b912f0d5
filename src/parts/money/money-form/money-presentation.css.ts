/** What pages of money share: panels, facts, and what stands before money may leave. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const panel = style({
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  minInlineSize: 0,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const term = style({ color: vars.color.muted, fontSize: vars.size.s })
export const title = style({ margin: 0, fontSize: vars.size.m, fontWeight: 700 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
})
export const section = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0, marginBlockStart: vars.space.s })
export const note = style({ color: vars.color.muted, fontSize: vars.size.s })
export const strong = style({ fontWeight: 650, overflowWrap: 'anywhere' })
export const mark = style({ color: vars.color.muted, flexShrink: 0 })
export const words = style({ display: 'grid', minInlineSize: 0 })
export const number = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
/** In one piece wherever a line has room for it. */
export const accountNumber = style([number, { display: 'inline-block' }])
export const facts = style([panel, { display: 'grid', margin: 0, paddingBlock: vars.space.xs }])
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space.s,
  alignItems: 'baseline',
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const factValue = style({
  margin: 0,
  textAlign: 'end',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
