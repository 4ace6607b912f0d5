import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'

const drop = keyframes({ from: { transform: 'translateY(-12px)', opacity: 0 } })

/** At the upper edge: short messages stand at the lower one. */
export const region = style({
  position: 'fixed',
  zIndex: 61,
  insetInline: vars.space.s,
  insetBlockStart: `calc(${vars.space.s} + env(safe-area-inset-top))`,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  pointerEvents: 'none',
  '@media': { [media.tablet]: { justifyItems: 'end', insetInlineEnd: vars.space.l, insetBlockStart: vars.space.l } },
})
const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s,
  inlineSize: 'min(24rem, 100%)',
  paddingBlock: vars.space.s,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
  animation: `${drop} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [media.still]: { animation: 'none' },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})
export const item = styleVariants({
  good: [base, { borderInlineStart: `3px solid ${vars.color.good}` }],
  bad: [base, { borderInlineStart: `3px solid ${vars.color.bad}` }],
})
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ fontWeight: 700 })
export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })
export const text = style({ color: vars.color.muted, fontSize: vars.size.s })
export const reference = style({
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontFamily: 'ui-monospace, monospace',
})
