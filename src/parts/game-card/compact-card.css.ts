import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/media.ts'
import * as actions from './card-actions.css.ts'
import * as captions from './captions.css.ts'

export const card = style([actions.card, { gap: vars.space.xxs }])
export const picture = style({
  borderRadius: vars.radius.m,
  transition: `filter ${vars.motion.fast} ${vars.motion.ease}`,
})
globalStyle(`${card}:hover ${picture}, ${card}:focus-within ${picture}`, {
  '@media': { [media.hover]: { filter: 'brightness(0.5)' } },
})
export const caption = style([captions.caption, { textAlign: 'center' }])
export const name = style([captions.name, { fontSize: vars.size.xs }])
const small = { minBlockSize: '1.75rem', paddingInline: '0.7em', fontSize: vars.size.xs } as const
export const choices = style([actions.actions, { paddingBlockEnd: '1.75rem', gap: vars.space.xxs }])
export const play = style([actions.play, small])
export const trial = style([actions.trial, { '@media': { [media.hover]: small } }])
