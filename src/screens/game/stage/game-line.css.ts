import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

/** All in it are as high as a finger needs. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '3.5rem',
  paddingInline: `max(${vars.space.xxs}, env(safe-area-inset-left)) max(${vars.space.xxs}, env(safe-area-inset-right))`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': { [media.tablet]: { paddingInline: vars.space.s, gap: vars.space.s } },
})
export const balance = style({ display: 'flex', minInlineSize: 0 })
globalStyle(`${balance} > *`, { minBlockSize: vars.control.m })
/** Heard at every width, and seen where there is room for it. */
export const names = style({
  display: 'flex',
  flex: 1,
  alignItems: 'baseline',
  gap: vars.space.s,
  minInlineSize: 0,
  '@media': { [media.belowTablet]: { blockSize: 1, clipPath: 'inset(50%)' } },
})
export const time = style({
  flexShrink: 0,
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // To the far side, where the name beside it is only heard.
  marginInlineEnd: 'auto',
})
export const name = style({
  ...oneLine,
  minInlineSize: 0,
  fontSize: vars.size.m,
  fontFamily: vars.font.text,
  fontWeight: 700,
  letterSpacing: 'normal',
})
export const trial = style({
  flexShrink: 0,
  paddingBlock: '0.3em',
  paddingInline: '0.8em',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.size.s,
  fontWeight: 650,
  whiteSpace: 'nowrap',
})
export const deposit = style({
  position: 'relative',
  flexShrink: 0,
  minInlineSize: '2.75rem',
  paddingInline: vars.space.s,
})
/** Heard at every width: on a phone the time and a long balance need its room. */
export const word = style({
  '@media': {
    [media.belowTablet]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const head = style({
  display: 'grid',
  gap: 2,
  padding: vars.space.s,
  marginBlockEnd: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const title = style({ fontWeight: 700, overflowWrap: 'anywhere' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.2em 0.8em',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
})
