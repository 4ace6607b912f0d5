import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media } from '../../../../ui/layout/media.ts'
import { bleedingLook, dim } from '../card-looks.ts'
import * as actions from '../card-actions.css.ts'
import * as captions from '../captions.css.ts'

/** How high the words are: two lines of the title on phones, one elsewhere, and one of the vendor. */
export const CAPTION = { phone: '3.5rem', tablet: '2.5rem' } as const

/** The picture bleeds to the edges and fades into the card below, where the title stands. */
export const card = style([actions.card, bleedingLook])
export const picture = style({
  maskImage: 'linear-gradient(to bottom, black 88%, transparent)',
  transition: `scale ${vars.motion.base} ${vars.motion.ease}, filter ${vars.motion.base} ${vars.motion.ease}`,
})
globalStyle(`${card}:hover ${picture}`, { '@media': { [media.hover]: { scale: '1.04' } } })
dim(card, picture, 0.55)
/** Phones leave a title half a line: there it has two. */
export const name = style({
  ...captions.nameLook,
  ...captions.twoLines,
  lineHeight: '1.125rem',
  '@media': { [media.tablet]: { WebkitLineClamp: 1, lineHeight: '1.25rem' } },
})
export const caption = style({
  ...captions.captionLook,
  gridAutoRows: 'auto',
  alignContent: 'start',
  boxSizing: 'content-box',
  blockSize: CAPTION.phone,
  '@media': { [media.tablet]: { blockSize: CAPTION.tablet } },
  position: 'relative',
  marginBlockStart: '-0.25rem',
  paddingInline: vars.space.s,
  paddingBlockEnd: vars.space.s,
})
// Twice: which of the two files comes last on a page is not said.
export const choices = style([actions.actions, { selectors: { '&&': { paddingBlockEnd: '3rem' } } }])
// The vendor's name makes room for what stands beside it.
globalStyle(`${card}:has(${actions.tools}) ${captions.vendor}`, {
  paddingInlineEnd: actions.TOOLS_ROOM,
  // Two letters of a name tell nothing; the narrowest phones leave them to those who listen, and to the game's sheet.
  opacity: 0,
  '@media': { [media.phone]: { opacity: 1 } },
})
globalStyle(`${card}:has(${actions.tools}) ${caption}`, { alignContent: 'space-between' })
