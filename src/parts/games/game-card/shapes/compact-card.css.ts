import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media } from '../../../../ui/layout/media.ts'
import { dim } from '../card-looks.ts'
import * as actions from '../card-actions.css.ts'
import * as captions from '../captions.css.ts'

/** How high the words are. */
export const CAPTION = '2.125rem'

export const card = style([actions.card, { gap: vars.space.xxs }])
export const picture = style({
  borderRadius: vars.radius.m,
  transition: `filter ${vars.motion.fast} ${vars.motion.ease}`,
})
dim(card, picture, 0.5)
/** Two lines of the name, also below one of a single line: rows stand at even distances. */
export const caption = style({ ...captions.captionLook, gridAutoRows: 'auto', blockSize: CAPTION, textAlign: 'center' })
export const name = style({
  ...captions.nameLook,
  ...captions.twoLines,
  fontSize: vars.size.xs,
  lineHeight: '1.0625rem',
})
// Twice, here and below: which of the two files comes last on a page is not said.
const small = {
  selectors: { '&&': { minBlockSize: '1.75rem', paddingInline: '0.7em', fontSize: vars.size.xs } },
} as const
export const choices = style([
  actions.actions,
  { selectors: { '&&': { paddingBlockEnd: `calc(${CAPTION} + 0.5rem)`, gap: vars.space.xxs } } },
])
export const play = style([actions.play, small])
export const trial = style([actions.trial, { '@media': { [media.hover]: small } }])
