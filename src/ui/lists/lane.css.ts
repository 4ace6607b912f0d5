/** One row that scrolls sideways and comes to rest at an item; it bleeds to the edges of the page's measure. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

const bleed = (margin: string) =>
  ({
    marginInline: `calc(-1 * ${margin})`,
    paddingInline: margin,
    scrollPaddingInline: margin,
  }) as const

export const lane = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: 'min(0.75rem, 2.5vw)',
  ...bleed(vars.space.m),
  // Room for shadows and for cards that rise.
  marginBlock: -8,
  paddingBlock: 8,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: { gap: vars.space.m, ...bleed(vars.space.l) },
    // The margin at the page's end holds the way to help, which lies on no card.
    [media.desktop]: { ...bleed('4rem'), marginInlineEnd: 0, paddingInlineEnd: 0 },
  },
})
export const stop = style({ scrollSnapAlign: 'start', minInlineSize: 0 })
/** Fingers need none: they swipe. */
export const arrows = style({
  display: 'none',
  '@media': { [media.hover]: { display: 'flex', gap: vars.space.xxs } },
})
