import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from './media.ts'

/** How much of the window's end it may cover: what takes the focus scrolls clear of it. */
const COVERED = '7rem'

/** It stands above the padding of what scrolls, which would show what scrolls by. */
const BELOW = `calc(${vars.space.l} + env(safe-area-inset-bottom))`

/** Its ground reaches to the edges of what it stands in, without making that any wider. */
export const bar = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: 0,
  display: 'flex',
  gap: vars.space.s,
  minInlineSize: 0,
  paddingBlockStart: vars.space.s,
  paddingBlockEnd: vars.space.xs,
  borderImage: `linear-gradient(${vars.color.line} 1px, ${vars.color.surface} 1px) fill 0 / 0 / 0 ${vars.space.l} ${BELOW}`,
  // So low, as with a keyboard open, that it would leave nothing to type in: it stands in its place.
  '@media': { [media.low]: { position: 'static' } },
})
globalStyle(`form:has(> ${bar}, * > ${bar}) :is(input, select, textarea)`, {
  scrollMarginBlockEnd: COVERED,
  scrollMarginBlockStart: vars.space.xl,
})
export const followed = style({ marginBlockEnd: vars.space.m })
// What goes on stands at the end and takes what the way back leaves.
globalStyle(`${bar} > :last-child`, { flex: 1 })
