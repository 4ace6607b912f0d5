import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const who = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
})
export const mark = style({ color: vars.color.muted })
export const rule = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
