import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
/** Keeps its line while it is empty, so that nothing below moves. */
export const left = style({
  minBlockSize: '1.5em',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
})
