import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { padded } from '../../../ui/page/page.css.ts'
import { columns } from '../../../ui/lists/columns.ts'

export const screen = style([
  padded,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    paddingBlockStart: vars.space.xs,
    '@media': { [media.tablet]: { gap: vars.space.m, paddingBlockStart: vars.space.m } },
  },
])
/** One line of 44 pixels on a phone; what is opened in it has a line below. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '2.75rem',
})
/** The count has its place before there is one, so that nothing moves when it comes. */
export const names = style({
  display: 'grid',
  flex: '1 1 8rem',
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.s },
  },
})
export const title = style({})
globalStyle(`${title}${title}`, {
  '@media': { [media.belowTablet]: { fontSize: `min(${vars.size.xl}, 6.5vw)`, lineHeight: 1.2 } },
})
/** At the other end of the line: in what order the games come. */
export const end = style({
  display: 'none',
  '@media': { [media.roomy]: { display: 'flex', gap: vars.space.xs, inlineSize: '16.5rem' } },
})
globalStyle(`${end} > :not(button)`, { flex: 1, minInlineSize: 0 })
/** The same for what a rail has in roomy windows. */
export const tools = style({ display: 'contents', '@media': { [media.roomy]: { display: 'none' } } })
export const said = style({
  display: 'block',
  minBlockSize: '1rem',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: '1rem',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { fontSize: vars.size.s, lineHeight: 1.5 } },
})
const stacked = style({ ...columns(1, vars.space.m, {}), alignItems: 'start' })
export const body = {
  rail: stacked,
  words: stacked,
  column: style({
    ...columns(1, vars.space.m, { desktop: { columns: '13.5rem minmax(0, 1fr)', gap: vars.space.l } }),
    alignItems: 'start',
  }),
}
export const main = style({ ...columns(1, vars.space.xs, { tablet: { gap: vars.space.m } }), minInlineSize: 0 })
