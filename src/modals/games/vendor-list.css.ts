import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { CAPTION } from '../../parts/games/game-card/shapes/compact-card.css.ts'

/** A picture, and the words below it. */
export const waiting = style({
  aspectRatio: '1',
  marginBlockEnd: `calc(${CAPTION} + ${vars.space.xxs})`,
  borderRadius: vars.radius.m,
})
/** How many there are; said when they have come. */
export const count = style({ minBlockSize: '1.25rem', color: vars.color.muted, fontSize: vars.size.s })
