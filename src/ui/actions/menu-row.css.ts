import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** One choice of a menu, link or button, over the menu's whole width. The menu adds its corners, words and hover. */
export const menuRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  inlineSize: '100%',
  minBlockSize: vars.control.m,
  paddingInline: vars.space.s,
  border: 0,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'none',
})
