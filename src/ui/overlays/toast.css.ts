import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

export const toasts = style({
  position: 'fixed',
  zIndex: 60,
  insetInline: vars.space.s,
  insetBlockEnd: `calc(5rem + env(safe-area-inset-bottom))`,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  pointerEvents: 'none',
  '@media': { [media.desktop]: { insetBlockEnd: vars.space.l }, [media.low]: { insetBlockEnd: vars.space.xs } },
})
const slide = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } })
/** A bar that floats over the page: a toast, the offer to update, being offline. */
export const floating = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.s,
  maxInlineSize: '34rem',
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  fontSize: vars.size.s,
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
  animation: `${slide} ${vars.motion.base} ${vars.motion.ease}`,
})
export const floatingText = style({ flex: 1, minInlineSize: '10rem', paddingBlock: vars.space.xs })
export const tone = styleVariants({
  good: { color: vars.color.good },
  bad: { color: vars.color.bad },
  info: { color: vars.color.accentText },
})
