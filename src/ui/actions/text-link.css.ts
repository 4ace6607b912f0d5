import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** A link that stands alone on its line, as high as a finger needs. */
export const textLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: vars.color.accentText,
  fontSize: vars.size.s,
  fontWeight: 600,
})
