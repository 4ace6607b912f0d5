import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const flag = style({
  flexShrink: 0,
  inlineSize: 24,
  blockSize: 16,
  borderRadius: 3,
  objectFit: 'cover',
  // A flag with a white edge has one on a white page, too.
  boxShadow: `0 0 0 1px ${vars.color.line}`,
})
export const ownFlag = style({
  position: 'absolute',
  insetInlineStart: vars.space.s,
  display: 'flex',
  pointerEvents: 'none',
})
/** Beside the flag, in digits that do not dance. */
export const input = style({
  paddingInlineStart: `calc(24px + ${vars.space.s} + ${vars.space.xs})`,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '[dir="rtl"] &': {
      textAlign: 'end',
      paddingInline: `${vars.space.xl} calc(24px + ${vars.space.s} + ${vars.space.xs})`,
    },
  },
})

export const below = style({
  position: 'fixed',
  inset: 'auto',
  flexDirection: 'column',
  margin: 0,
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  selectors: { '&:popover-open': { display: 'flex' } },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
