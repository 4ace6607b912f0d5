/** One line of things that runs by itself, and stands still for who reads it. */
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

// By half, since everything stands there twice: so the end runs into the beginning.
const onwards = keyframes({ to: { transform: 'translateX(-50%)' } })
const rightToLeft = keyframes({ to: { transform: 'translateX(50%)' } })

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
export const items = style({ display: 'flex', minInlineSize: '100cqi', paddingInlineStart: vars.space.m })
globalStyle(`${items} > li`, { display: 'flex', alignItems: 'center' })
