import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { TALL } from '../header-height.css.ts'

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  minBlockSize: TALL.bar,
  paddingInline: vars.space.l,
})
export const logo = style({ flexShrink: 0 })
export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs })
export const nav = style({ minInlineSize: 0 })
