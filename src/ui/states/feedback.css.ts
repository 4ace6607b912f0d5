/** Skeletons, alerts, toasts and empty states: what a view shows while, instead of, or after. */
import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const skeleton = style({
  display: 'block',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.line,
  // What comes within a second needs no sign that it is waited for, and a page that is coming has no frame to spare.
  animation: `${breathe} 1600ms ease-in-out 1s infinite`,
  '@media': { [media.forced]: { border: '1px solid GrayText' } },
})
export const skeletonLine = styleVariants({
  short: [skeleton, { inlineSize: '38%', blockSize: '0.8em' }],
  long: [skeleton, { inlineSize: '72%', blockSize: '0.8em' }],
})
/** How high what is waited for will be, so that nothing moves when it comes. */
const tall = (phone: string, tablet = phone) => ({
  blockSize: phone,
  borderRadius: vars.radius.m,
  '@media': { [media.tablet]: { blockSize: tablet } },
})
export const awaited = styleVariants({
  control: tall(vars.control.m),
  row: tall('4.25rem'),
  figures: tall('5rem'),
  card: tall('9rem'),
  /** What a page begins with, such as how much there is. */
  summary: tall('13.5rem', '10rem'),
  list: tall('16rem'),
  form: tall('24rem'),
  table: tall('30rem'),
  /** A form with all there is to choose from. */
  longForm: tall('84rem', '52rem'),
})

const alertBase = style({
  display: 'flex',
  gap: vars.space.s,
  alignItems: 'flex-start',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  fontSize: vars.size.s,
  lineHeight: 1.45,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const alert = styleVariants({
  bad: [alertBase, { backgroundColor: vars.color.badSoft, color: vars.color.onBadSoft }],
  warn: [alertBase, { backgroundColor: vars.color.warnSoft, color: vars.color.onWarnSoft }],
  good: [alertBase, { backgroundColor: vars.color.goodSoft, color: vars.color.onGoodSoft }],
  info: [alertBase, { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft }],
})
export const alertBody = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const alertTitle = style({ fontWeight: 700 })
export const alertActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
})

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.xs,
  padding: vars.space.l,
  textAlign: 'center',
  color: vars.color.muted,
})
export const emptyMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  marginBlockEnd: vars.space.xs,
  borderRadius: '50%',
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
})
export const emptyTitle = style({ color: vars.color.ink, fontWeight: 650 })

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
