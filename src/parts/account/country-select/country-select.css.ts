import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { highlight } from '../../../ui/layout/highlight.ts'
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
export const sheet = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 })

export const options = style({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minBlockSize: 0,
})
// In the sheet the field above it stays, and the list keeps its height while it gets shorter.
globalStyle(`${sheet} ${options}`, { blockSize: '60dvh' })
globalStyle(`${below} ${options}`, { maxBlockSize: '20rem' })

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  // Room for two lines, so that no row grows once the second is known.
  minBlockSize: '3rem',
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xxs,
  borderRadius: `calc(${vars.radius.m} - ${vars.space.xxs})`,
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
    '&[aria-selected="true"]': { fontWeight: 650 },
  },
  '@media': {
    [media.forced]: { selectors: { '&[data-active]': highlight } },
  },
})
export const names = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: 1.3 })
export const native = style({
  display: 'block',
  fontSize: vars.size.s,
  fontWeight: 400,
  color: vars.color.muted,
  selectors: { [`${option}[data-active] &`]: { color: 'inherit' } },
})
export const code = style({
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  selectors: { [`${option}[data-active] &`]: { color: 'inherit' } },
})
export const none = style({ padding: vars.space.s, color: vars.color.muted })
