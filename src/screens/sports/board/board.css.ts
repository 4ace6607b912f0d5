import { style } from '@vanilla-extract/css'
import { aboveSlip } from '../../../parts/sports/slip/frame/slip-panel.css.ts'
import { SLIP_BESIDE } from '../../../parts/sports/slip/frame/slip-beside.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { headerHeight } from '../../../ui/page/header-height.css.ts'
import { page } from '../../../ui/page/page.css.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'

export const board = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: 10,
    paddingBlock: `10px ${vars.space.xl}`,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: '13.5rem minmax(0, 1fr)',
        gap: vars.space.m,
        paddingBlockStart: vars.space.m,
      },
      [SLIP_BESIDE]: { gridTemplateColumns: '13.5rem minmax(0, 1fr) 21.5rem' },
    },
  },
])
/** Without a column for the sports, which stand above it. */
export const railless = style({
  vars: { [aboveSlip]: '7.5rem' },
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [SLIP_BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 21.5rem' },
  },
})
/** Over the whole width. */
export const above = style({ gridColumn: '1 / -1', minInlineSize: 0, display: 'grid', gap: 8 })
/** It stays, and scrolls for itself where it is longer than the window. */
export const side = style({
  position: 'sticky',
  insetBlockStart: `calc(${headerHeight} + ${vars.space.m})`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  maxBlockSize: `calc(100dvh - ${headerHeight} - 2 * ${vars.space.m})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Its panels are as wide as the column.
  scrollbarWidth: 'none',
})
export const chips = style({
  position: 'sticky',
  zIndex: 20,
  insetBlockStart: headerHeight,
  display: 'flex',
  gap: 8,
  marginInline: `calc(-1 * ${vars.space.m})`,
  marginBlockStart: -10,
  paddingInline: vars.space.m,
  paddingBlock: 8,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  backgroundColor: vars.color.ground,
  '@media': {
    [media.tablet]: { marginInline: `calc(-1 * ${vars.space.l})`, paddingInline: vars.space.l },
    [`${media.low}, ${media.largeLetters}`]: { position: 'static' },
  },
})
export const middle = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10, minInlineSize: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minInlineSize: 0,
})
/** Phones have the choice above, and no title over the list. */
export const hidden = style({ display: 'contents' })
/** Where the sports will stand: in a row on phones, as a column where there is one. */
export const sidePlace = style([
  skeleton,
  {
    blockSize: 44,
    marginBlockEnd: 8,
    borderRadius: vars.radius.l,
    '@media': { [media.desktop]: { blockSize: '38rem', marginBlockEnd: 0 } },
  },
])
const choice = style([skeleton, { display: 'block', blockSize: 54, borderRadius: vars.radius.m }])
/** Where one of so many markets is chosen, as long as not all of them have room. */
export const choicePlace = {
  two: style([choice, { '@media': { [media.tablet]: { display: 'none' } } }]),
  three: style([choice, { '@media': { [SLIP_BESIDE]: { display: 'none' } } }]),
}
export const abovePlace = style({
  '@media': { [media.desktop]: { gridColumn: '1 / -1', blockSize: '6.5rem' } },
})
export const waiting = style({ display: 'grid', gap: 10 })
export const place = style([skeleton, { blockSize: '10.5rem', borderRadius: vars.radius.l }])
