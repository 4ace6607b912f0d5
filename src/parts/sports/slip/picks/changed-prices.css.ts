import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { tightLeading } from '../../../../theme/writing-systems.ts'
import { DOWN, UP } from './arrow.ts'

export const list = style({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  lineHeight: tightLeading(1.4),
})
export const change = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s, minInlineSize: 0 })
export const choice = style({ minInlineSize: 0, fontWeight: 600, overflowWrap: 'anywhere' })
export const event = style({ color: vars.color.muted, fontWeight: 400 })
const moved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
})
export const prices = styleVariants({
  up: [moved, { color: vars.color.good }],
  down: [moved, { color: vars.color.bad }],
})
export const arrow = styleVariants({ up: UP, down: DOWN })
