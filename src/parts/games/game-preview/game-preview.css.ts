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
/**
 * At the lower edge of the window, where a thumb is; on a desktop below the card, or above it where there is no room. It
 * scrolls where letters are so large that it can't be seen whole.
 */
export const sheet = style([
  base,
  {
    position: 'fixed',
    inset: 'auto 0 0',
    inlineSize: '100%',
    maxInlineSize: '40rem',
    marginInline: 'auto',
    maxBlockSize: '85dvh',
    overflowY: 'auto',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    selectors: { '&::backdrop': { backgroundColor: 'transparent' } },
    '@media': {
      [media.desktop]: {
        inset: 'auto',
        inlineSize: '23rem',
        margin: 0,
        maxBlockSize: 'calc(100dvh - 1rem)',
        borderRadius: vars.radius.m,
      },
    },
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
  '@media': {
    [media.desktop]: {
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          insetBlockEnd: -13,
          left: 'calc(50% - 7px)',
          inlineSize: 14,
          blockSize: 14,
          rotate: '45deg',
          backgroundColor: vars.color.raised,
        },
        '&[data-above]::after': { insetBlock: '-13px auto' },
      },
    },
  },
})

export const column = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
/** Beside the lower half of the cover. */
export const marks = style({ display: 'flex', gap: vars.space.xs })
export const wordsBeside = style([words, { padding: 0 }])
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingInline: vars.space.s,
})
/** Stays in sight while what is above it scrolls. */
export const foot = style([
  ways,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    paddingBlock: `${vars.space.xs} max(${vars.space.s}, env(safe-area-inset-bottom))`,
    backgroundColor: vars.color.raised,
  },
])
export const way = style({ flex: '1 1 auto' })
/** Three beside each other, in two rows; what is left of a row is filled by its last one. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  marginBlock: vars.space.s,
  borderBlock: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.line,
  selectors: {
    // The last thing of a card that has grown.
    '&:last-child': { marginBlockEnd: 0, borderBlockEnd: 0 },
  },
})
export const fact = style({
  display: 'grid',
  flex: '1 1 calc((100% - 2px) / 3)',
  // Larger letters have two, or one, beside each other.
  minInlineSize: 'min(100%, 5.25rem)',
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
