import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { padded } from '../../../ui/page/page.css.ts'
import { columns } from '../../../ui/lists/columns.ts'
import { iconTile } from '../../../ui/media/icon-tile.ts'

export const screen = style([
  padded,
  { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m, paddingBlockStart: vars.space.m },
])
/** The count has its line below the name before there is one, so that nothing moves when it comes. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.s,
  minBlockSize: '3.5rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto auto minmax(0, 1fr) auto' } },
})
export const mark = style({
  ...iconTile('min(2.5rem, 12.5vw)'),
  gridRow: 'span 2',
  '@media': { [media.tablet]: { gridRow: 'auto' } },
})
export const icon = style({ inlineSize: 'min(1.5rem, 8.75vw)', blockSize: 'min(1.5rem, 8.75vw)' })
/** At the other end of the line: in what order the games come. */
export const end = style({
  display: 'none',
  '@media': { [media.roomy]: { display: 'block', gridColumn: 4, inlineSize: '16.5rem' } },
})
export const said = style({
  display: 'block',
  minBlockSize: '1.5em',
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: 1.5,
  '@media': { [media.tablet]: { alignSelf: 'end', marginBlockEnd: '0.55rem' } },
  fontVariantNumeric: 'tabular-nums',
})
const stacked = style({ ...columns(1, vars.space.m), alignItems: 'start' })
export const body = {
  rail: stacked,
  words: stacked,
  column: style({
    ...columns(1, vars.space.m, { desktop: { columns: '13.5rem minmax(0, 1fr)', gap: vars.space.l } }),
    alignItems: 'start',
  }),
}
/** In a shell, where roomy windows have the vendors beside the games. */
export const narrow = style({ '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
globalStyle(`${narrow} > nav`, { '@media': { [media.roomy]: { display: 'none' } } })
export const main = style({ ...columns(1, vars.space.m), minInlineSize: 0 })
