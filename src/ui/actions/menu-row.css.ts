import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

/** A page of the site's, or one of the things that are listed. */
const CURRENT = ':is([aria-current="page"], [aria-current="true"])'

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
    paddingBlock: vars.space.xxs,
    borderRadius: vars.radius.m,
    color: vars.color.ink,
    fontWeight: 600,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': {
      [media.hover]: {
        selectors: { [`&:hover:not(${CURRENT})`]: { backgroundColor: vars.color.raised } },
      },
    },
  },
])
/** One of several, of which one is shown: beside them from tablets on, in their place on phones. */
export const choiceRow = style([
  pageRow,
  {
    '@media': {
      [media.tablet]: {
        minBlockSize: vars.control.m,
        selectors: { [`&${CURRENT}`]: { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft } },
      },
      [media.forced]: { selectors: { [`&${CURRENT}`]: { border: '2px solid Highlight' } } },
    },
  },
])
export const rowWords = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
/** Its icon, or what it says besides. */
export const rowAside = style({
  color: vars.color.muted,
  '@media': { [media.tablet]: { selectors: { [`${CURRENT} &`]: { color: 'inherit' } } } },
})
/** Leads on, where what it shows takes the place of the rows. */
export const rowAhead = style({ color: vars.color.muted, '@media': { [media.tablet]: { display: 'none' } } })
