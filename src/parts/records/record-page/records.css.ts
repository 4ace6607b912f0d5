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

/** The sums of all that fits the filters: in pairs, and side by side where all of them fit. A long one has a row to itself. */
export const totals = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, margin: 0 })
export const total = style([
  panel,
  {
    display: 'grid',
    flex: '1 1 auto',
    minInlineSize: `calc(50% - ${vars.space.s})`,
    // Values stand on one line, however long the names above them are.
    alignContent: 'space-between',
    gap: 2,
    padding: vars.space.s,
    '@media': {
      [media.desktop]: { minInlineSize: '8rem' },
    },
  },
])
/** Two lines of as many, rather than one that is full and another that is not. */
export const byFour = style({})
globalStyle(`${byFour} > *`, {
  '@media': { [media.desktop]: { minInlineSize: `calc(25% - ${vars.space.s})` } },
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
  fontSize: vars.size.l,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
export const totalWaiting = style([total, { minBlockSize: '4rem' }])
