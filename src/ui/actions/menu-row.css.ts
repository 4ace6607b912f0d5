import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

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
/** One of the pages of an account: it leads on, and is easy to hit. */
export const pageRow = style([
  menuRow,
  {
    minBlockSize: 48,
    borderRadius: vars.radius.m,
    color: vars.color.ink,
    fontWeight: 600,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-current="page"])': { backgroundColor: vars.color.raised } },
      },
    },
  },
])
