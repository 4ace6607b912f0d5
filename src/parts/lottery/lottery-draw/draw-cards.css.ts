import { globalStyle, style } from '@vanilla-extract/css'
import { many } from '../lottery-balls/lottery-balls.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { lane } from '../../../ui/lists/lane.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { card } from '../../../ui/page/page.css.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

/** Swiped on phones, side by side from tablets on. */
export const draws = style([
  lane,
  {
    gridAutoColumns: 'min(18.5rem, 80vw)',
    '@media': { [media.tablet]: { gridAutoColumns: 'minmax(15rem, 1fr)' } },
  },
])
export const draw = style([
  card,
  {
    scrollSnapAlign: 'start',
    display: 'grid',
    gridTemplateRows: '3rem 4.5rem 4.75rem auto',
    gap: vars.space.s,
    minInlineSize: 0,
    padding: vars.space.m,
    borderBlockStart: `3px solid ${vars.color.accent}`,
  },
])
export const head = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  gap: vars.space.s,
  alignItems: 'center',
})
export const name = style({
  ...oneLine,
  fontSize: vars.size.l,
})
export const last = style({ display: 'grid', alignContent: 'start', gap: vars.space.xxs, minInlineSize: 0 })
// Ten balls stand in two rows of five, in the narrowest card too.
globalStyle(`${last} > .${many}`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, auto)',
  justifyContent: 'start',
})
globalStyle(`[dir="rtl"] ${last} > .${many}`, { justifyContent: 'end' })
/** As high as a draw. */
export const place = style({
  blockSize: `calc(4px + 2 * ${vars.space.m} + 12.25rem + 3 * ${vars.space.s} + ${vars.control.m})`,
  borderRadius: vars.radius.l,
})
