import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

// By half, since everything stands there twice: so the end runs into the beginning.
const onwards = keyframes({ to: { transform: 'translateX(-50%)' } })
const rightToLeft = keyframes({ to: { transform: 'translateX(50%)' } })

export const mark = style({ color: vars.color.accentText })
export const window = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  containerType: 'inline-size',
  maskImage: `linear-gradient(to right, transparent, black ${vars.space.m}, black calc(100% - ${vars.space.l}), transparent)`,
  // Where it stands still, one scrolls it.
  '@media': { [media.still]: { overflowX: 'auto', scrollbarWidth: 'none' } },
})
export const run = style({
  display: 'flex',
  inlineSize: 'max-content',
  animation: `${onwards} linear infinite`,
  selectors: {
    '[dir="rtl"] &': { animationName: rightToLeft },
    // Whoever points at a title, or has come to it by keyboard, wants to read it.
    '&:hover, &:focus-within, &[data-paused]': { animationPlayState: 'paused' },
  },
  '@media': { [media.still]: { animation: 'none' } },
})
/** Both halves are equal to the pixel, and each fills the window: else the line would jump where it begins anew. */
export const titles = style({ display: 'flex', minInlineSize: '100cqi', paddingInlineStart: vars.space.m })
globalStyle(`${titles} > li`, { display: 'flex', alignItems: 'center' })
globalStyle(`${titles} > li::after`, {
  content: '',
  inlineSize: 5,
  blockSize: 5,
  borderRadius: '50%',
  marginInline: vars.space.m,
  backgroundColor: vars.color.accent,
})
// The next half begins with that room.
globalStyle(`${titles} > li:last-child::after`, { marginInlineEnd: 0 })
export const title = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.ink,
  fontSize: vars.size.s,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: -3,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
})
export const said = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInline: vars.space.m,
  color: vars.color.muted,
  fontSize: vars.size.s,
})
