import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** A button that looks like a link among words, below what it is about. */
export const textButton = style({
  justifySelf: 'start',
  minBlockSize: '1.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accentText,
  fontSize: vars.size.s,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
