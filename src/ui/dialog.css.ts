import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from './media.ts'

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } })
const appear = keyframes({ from: { opacity: 0 } })

/** A sheet from the bottom on phones, a centred dialog from tablets on. */
export const dialog = style({
  position: 'fixed',
  inset: 0,
  insetBlockStart: 'auto',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: '92dvh',
  margin: 0,
  padding: 0,
  border: 0,
  borderStartStartRadius: vars.radius.l,
  borderStartEndRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  outline: 'none',
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&:not([open])': { display: 'none' },
    '&::backdrop': {
      backgroundColor: vars.color.scrim,
      animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
    },
  },
  '@media': {
    [media.tablet]: { inset: 0, margin: 'auto', blockSize: 'fit-content', borderRadius: vars.radius.l },
    [media.forced]: { border: '2px solid CanvasText' },
  },
})

/** Spec 9: default dialog width 400, modal 600 by 300. */
export const width = styleVariants({
  dialog: { '@media': { [media.tablet]: { inlineSize: 400 } } },
  /** Two panes side by side. */
  panes: { '@media': { [media.tablet]: { inlineSize: 'min(54rem, 94vw)', minBlockSize: 300 } } },
  modal: { '@media': { [media.tablet]: { inlineSize: 600, minBlockSize: 300 } } },
})

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  paddingBlockStart: vars.space.m,
  paddingInlineStart: vars.space.l,
  paddingInlineEnd: vars.space.s,
})
export const title = style({
  flex: 1,
  paddingBlockStart: vars.space.xs,
  fontSize: vars.size.xl,
  overflowWrap: 'anywhere',
  outline: 'none',
})
export const body = style({
  display: 'grid',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlockEnd: `calc(${vars.space.l} + env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.tablet]: { paddingBlockEnd: vars.space.l } },
})
export const actions = style({
  display: 'grid',
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
  '@media': { [media.tablet]: { gridAutoFlow: 'column', justifyContent: 'end' } },
})
