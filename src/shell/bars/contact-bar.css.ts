import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'

/** On the right-hand edge, on wide screens; phones find the same in the menu and on the download page. */
export const bar = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      position: 'fixed',
      zIndex: 20,
      insetInlineEnd: vars.space.xs,
      // Not centred: what comes later is added below, and moves nothing.
      insetBlockStart: '38%',
      display: 'grid',
      gap: vars.space.xxs,
      padding: vars.space.xxs,
      border: `1px solid ${vars.color.line}`,
      borderRadius: `calc(${vars.radius.m} + ${vars.space.xxs})`,
      backgroundColor: vars.color.raised,
      boxShadow: vars.shadow.low,
    },
  },
})
export const item = style({ borderRadius: vars.radius.m, color: vars.color.ink })
