import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** At the end of a field that searches. */
export const searchMark = style({
  flexShrink: 0,
  inlineSize: 20,
  blockSize: 20,
  marginInlineEnd: vars.space.s,
  color: vars.color.muted,
})
