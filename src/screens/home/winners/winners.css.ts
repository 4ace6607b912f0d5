import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

/** As high and as wide as the tabs are, while they are on their way: on phones a line of their own below the title. */
export const tabs = style({
  display: 'flex',
  inlineSize: `calc(100vw - 2 * ${vars.space.m})`,
  minBlockSize: `calc(${vars.control.s} + 2 * ${vars.space.xxs} + 2px)`,
  '@media': {
    [media.tablet]: { inlineSize: '17rem' },
    '(pointer: coarse)': { minBlockSize: `calc(44px + 2 * ${vars.space.xxs} + 2px)` },
  },
})
export const note = style({ marginBlockStart: vars.space.s, color: vars.color.muted, fontSize: vars.size.s })
