import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { DIALOG_WIDTH, MODAL_HEIGHT, MODAL_WIDTH } from '../../rules/figures.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } })
/** Of the member centre, from tablets on. */
export const CENTRE_HEIGHT = 'min(60rem, 92dvh)'

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
  // Nothing scrolls it but its body: what is hidden in there for screen readers alone would push the head away.
  overflow: ['hidden', 'clip'],
  outline: 'none',
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&:not([open])': { display: 'none' },
    '&::backdrop': {
      backgroundColor: vars.color.veil,
      animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
    },
  },
  '@media': {
    [media.tablet]: { inset: 0, margin: 'auto', blockSize: 'fit-content', borderRadius: vars.radius.l },
    [media.low]: { maxBlockSize: '100dvh', borderRadius: 0 },
    [media.forced]: { border: '2px solid CanvasText' },
  },
})

export const width = styleVariants({
  dialog: { '@media': { [media.tablet]: { inlineSize: DIALOG_WIDTH } } },
  /** Two panes side by side. */
  panes: { '@media': { [media.tablet]: { inlineSize: 'min(54rem, 94vw)', minBlockSize: MODAL_HEIGHT } } },
  modal: { '@media': { [media.tablet]: { inlineSize: MODAL_WIDTH, minBlockSize: MODAL_HEIGHT } } },
  /** A menu beside a page, and the whole of a phone. */
  centre: {
    blockSize: '100dvh',
    maxBlockSize: 'none',
    borderRadius: 0,
    '@media': {
      [media.tablet]: {
        inlineSize: 'min(68rem, 94vw)',
        // High enough for a dozen records below their filters where the window is.
        blockSize: CENTRE_HEIGHT,
        borderRadius: vars.radius.l,
      },
    },
  },
  /** The whole height of a phone, and always the same one elsewhere: what comes and goes inside moves nothing. */
  tall: {
    blockSize: '100dvh',
    maxBlockSize: 'none',
    borderRadius: 0,
    '@media': {
      [media.tablet]: {
        inlineSize: 'min(44rem, 92vw)',
        blockSize: 'min(44rem, 84dvh)',
        marginBlockStart: '8dvh',
        borderRadius: vars.radius.l,
      },
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  paddingBlockStart: vars.space.m,
  paddingInlineStart: vars.space.l,
  paddingInlineEnd: vars.space.s,
  '@media': {
    [media.low]: { alignItems: 'center', paddingBlockStart: 0, borderBlockEnd: `1px solid ${vars.color.line}` },
  },
})
/** The head of the chat room, in the brand's colour for it. */
export const headTone = styleVariants({
  plain: {},
  chat: {
    alignItems: 'center',
    paddingBlock: vars.space.s,
    backgroundColor: vars.color.chat,
    color: vars.color.onChat,
    vars: { [vars.color.ink]: vars.color.onChat, [vars.color.focus]: vars.color.onChat },
  },
})
export const title = style({
  flex: 1,
  paddingBlockStart: vars.space.xs,
  fontSize: vars.size.xl,
  '@media': { [media.low]: { paddingBlockStart: 0, fontSize: `min(${vars.size.m}, 7.5vw)` } },
  overflowWrap: 'anywhere',
  outline: 'none',
})
export const lead = style({ flex: 1, minInlineSize: 0 })
export const body = style({
  display: 'grid',
  // As high as a dialog of a fixed height from the first moment on: what scrolls in it asks how high it is.
  flexGrow: 1,
  alignContent: 'start',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlockEnd: `calc(${vars.space.l} + env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.tablet]: { paddingBlockEnd: vars.space.l } },
})
/** Stays below what scrolls. */
export const foot = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlockEnd: `calc(${vars.space.m} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    // So low that both would leave nothing to read: the foot scrolls for itself.
    [media.low]: { maxBlockSize: '50dvh', overflowY: 'auto' },
  },
})
export const actions = style({
  display: 'grid',
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
  '@media': { [media.tablet]: { gridAutoFlow: 'column', justifyContent: 'end' } },
})
