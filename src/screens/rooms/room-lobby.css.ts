import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { skeleton } from '../../ui/states/feedback.css.ts'
import { media } from '../../ui/layout/media.ts'
import { columns } from '../../ui/lists/columns.ts'

/** On wide windows the two views need no more room than their names. */
export const views = style({
  display: 'flex',
  minInlineSize: 0,
  scrollMarginBlockStart: '6rem',
  '@media': { [media.tablet]: { maxInlineSize: '22rem' } },
})
export const panel = style({ ...columns(1, vars.space.m), minInlineSize: 0 })
/** The search, and the chips below it on phones and beside it on wide windows. */
export const filters = style(
  columns(1, vars.space.s, {
    desktop: { columns: '15rem minmax(0, 1fr)', alignItems: 'start', columnGap: vars.space.m },
  }),
)
/** As high as the search while they are one line. */
export const chips = style({ '@media': { [media.desktop]: { minBlockSize: vars.control.m } } })
/** Between what is on or off, and the levels, of which one holds. */
export const divider = style({
  inlineSize: 1,
  blockSize: '1.5rem',
  marginInline: vars.space.xxs,
  backgroundColor: vars.color.line,
})
export const chipPlace = style([
  skeleton,
  { inlineSize: '6rem', blockSize: vars.control.s, borderRadius: vars.radius.pill },
])
