import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { tightLeading } from '../../../../theme/writing-systems.ts'

export const bet = style({
  padding: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  minInlineSize: 0,
})
export const title = style({ fontWeight: 700, fontSize: vars.size.s })
export const legs = style({
  display: 'grid',
  gap: '0.375rem',
  margin: 0,
  padding: 0,
  paddingBlock: '0.375rem',
  listStyle: 'none',
})
export const leg = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const choice = style({ fontWeight: 650, fontSize: '0.9375rem', lineHeight: tightLeading(1.25) })
export const price = style({ fontWeight: 800, fontVariantNumeric: 'tabular-nums' })
export const about = style({ color: vars.color.muted, fontSize: '0.8125rem', lineHeight: tightLeading(1.35) })
export const standing = style({ fontSize: '0.8125rem', fontWeight: 700, textAlign: 'end' })
export const facts = style({ display: 'grid', gap: 2, margin: 0, paddingBlockEnd: '0.5rem' })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
})
export const strong = style({ fontWeight: 800 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })
export const none = style({ color: vars.color.muted, fontSize: '0.8125rem' })
export const foot = style({
  paddingBlockStart: '0.5rem',
  color: vars.color.muted,
  fontSize: '0.75rem',
  overflowWrap: 'anywhere',
})
export const record = style({ fontFamily: 'ui-monospace, monospace' })
