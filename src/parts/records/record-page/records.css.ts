import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { panel } from '../../../ui/layout/layout.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const fields = style({
  display: 'grid',
  gap: vars.space.s,
  alignItems: 'start',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
})
// Where the last one would stand beside a hole it has the row to itself.
globalStyle(`${fields} > :last-child:nth-child(odd)`, {
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})

/** The sums of all that fits the filters: in pairs, and side by side where all of them fit, all of one width. */
export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
  margin: 0,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))' },
    [media.largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const total = style([
  panel,
  {
    display: 'grid',
    minInlineSize: 0,
    // Values stand on one line, however long the names above them are.
    alignContent: 'space-between',
    gap: 2,
    padding: vars.space.s,
  },
])
/** Two lines of as many, rather than one that is full and another that is not. */
export const byFour = style({
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
/** The sum alone says how wide its place has to be. */
export const totalName = style({
  inlineSize: 0,
  minInlineSize: '100%',
  color: vars.color.muted,
  fontSize: vars.size.xs,
})
export const totalValue = style({
  margin: 0,
  fontSize: `min(${vars.size.l}, 4.3vw)`,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
export const totalWaiting = style([total, { minBlockSize: '4rem' }])
