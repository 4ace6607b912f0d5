import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'
import { lane } from '../../ui/lists/lane.css.ts'
import { PAGE_MARGIN, PAGE_WIDTH } from '../../ui/page/page.css.ts'
import { WELCOME } from './welcome/welcome-height.ts'

/** About as high as a section, while nobody has come near one. */
export const room = style({ minBlockSize: '20rem' })
// As high as the strips that may stand in the first window.
globalStyle(`${room}[data-of="payouts"]`, { minBlockSize: 0, blockSize: `calc(3.25rem + 2 * ${vars.space.xs})` })
globalStyle(`${room}[data-of="welcome"]`, {
  minBlockSize: WELCOME.phone,
  '@media': { [media.tablet]: { minBlockSize: WELCOME.wide } },
})

// Three things with their head: a phone's first window holds what follows them.
globalStyle(`${room}[data-of="next"]`, { minBlockSize: '16.75rem' })

/** Two sections side by side on a desktop, where each keeps to its half; whichever has nothing to show leaves the other all of it. */
export const pair = style({
  '@media': {
    [media.desktop]: {
      display: 'flex',
      alignItems: 'stretch',
      gap: vars.space.l,
      inlineSize: '100%',
      maxInlineSize: PAGE_WIDTH,
      marginInline: 'auto',
      paddingInline: PAGE_MARGIN,
    },
  },
})
export const side = style({
  '@media': { [media.desktop]: { flex: '9 1 0', minInlineSize: 0 } },
  selectors: { '&:not(:has(> :not(section:empty)))': { display: 'none' } },
})
globalStyle(`${side}:is([data-of="welcome"], [data-of="fixtures"])`, {
  '@media': { [media.desktop]: { flexGrow: 11 } },
})
globalStyle(`${side} > *`, {
  '@media': { [media.desktop]: { blockSize: '100%', paddingInline: 0, maxInlineSize: 'none' } },
})
// A lane ends where its half does, and has two rows there.
globalStyle(`${pair} ul.${lane}`, {
  '@media': {
    [media.desktop]: {
      gridTemplateRows: 'repeat(2, auto)',
      marginInline: 0,
      paddingInline: 0,
      scrollPaddingInline: 0,
    },
  },
})

/** What of the first HTML is a guest's alone; the starter knows it by `data-guest`. It lays out its sections as if it weren't there. */
export const guestOnly = style({ display: 'contents' })
globalStyle(`html[data-member] ${guestOnly}`, { visibility: 'hidden' })
