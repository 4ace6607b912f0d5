import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

/** A vendor's own mark, in the place of an icon. */
export const mark = style({
  flexShrink: 0,
  display: 'block',
  inlineSize: 20,
  blockSize: 20,
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  // Its letters, where no mark comes.
  fontSize: '0.375rem',
})
