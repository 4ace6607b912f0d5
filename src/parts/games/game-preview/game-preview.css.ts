import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

const grow = keyframes({ from: { opacity: 0, scale: '0.94' } })
const base = style({
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  animation: `${grow} ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.still]: { animation: 'none' } },
})
/** A card that has grown over its neighbours. */
export const grown = style([
  base,
  { position: 'fixed', inset: 'auto', borderColor: vars.color.accent, outline: `1px solid ${vars.color.accent}` },
])
/** Below the card, or above it where there is no room. It scrolls where letters are so large that it can't be seen whole. */
export const sheet = style([
  base,
  {
    position: 'fixed',
    inset: 'auto',
    inlineSize: 'min(23rem, calc(100vw - 1rem))',
    maxBlockSize: 'calc(100dvh - 1rem)',
    overflowY: 'auto',
    selectors: { '&::backdrop': { backgroundColor: 'transparent' } },
  },
])
/** Around the card that was pressed, with a pointer to the sheet: all else lies in the ground's own shade. */
export const ring = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  overflow: 'visible',
  border: 0,
  borderRadius: vars.radius.m,
  background: 'none',
  outline: `3px solid ${vars.color.accent}`,
  boxShadow: `0 0 0 200vmax color-mix(in srgb, ${vars.color.ground} 58%, transparent)`,
  pointerEvents: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: -19,
      left: 'calc(50% - 7px)',
      inlineSize: 14,
      blockSize: 14,
      rotate: '45deg',
      backgroundColor: vars.color.raised,
    },
    '&[data-above]::after': { insetBlock: '-19px auto' },
  },
})

export const column = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { 'dialog > &': { paddingBlockEnd: vars.space.s } },
})
/** The cover beside the words. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: '5.75rem minmax(0, 1fr) auto',
  columnGap: vars.space.s,
  alignItems: 'start',
  padding: vars.space.s,
})
export const smallCover = style({ borderRadius: vars.radius.s })
export const words = style({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
  padding: vars.space.s,
  overflowWrap: 'break-word',
})
export const wordsBeside = style([words, { padding: 0 }])
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingInline: vars.space.s,
})
export const way = style({ flex: '1 1 auto' })
/** Three beside each other; where the greatest win stands with them, two and two. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  marginBlock: vars.space.s,
  borderBlock: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.line,
  selectors: {
    '&:has(> :nth-child(4))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // The last thing of a card that has grown.
    '&:last-child': { marginBlockEnd: 0, borderBlockEnd: 0 },
  },
})
export const fact = style({
  display: 'grid',
  gap: '0.1rem',
  alignContent: 'space-between',
  padding: vars.space.xs,
  backgroundColor: vars.color.raised,
  fontVariantNumeric: 'tabular-nums',
})
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.35em',
  fontSize: vars.size.s,
  fontWeight: 650,
})
export const favorite = style({})
globalStyle(`${favorite}[aria-pressed="true"] > svg`, { fill: 'currentColor' })
export const name = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.m,
  lineHeight: 1.25,
  letterSpacing: 'normal',
})
/** What a grown card has on its cover, at the corner where it had nothing. */
export const onCover = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  zIndex: 2,
  display: 'grid',
  gap: vars.space.xxs,
})
