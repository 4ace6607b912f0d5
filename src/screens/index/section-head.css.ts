import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** As high as a small button, whether there is one or not. */
export const aside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.s,
  marginInlineStart: 'auto',
})
