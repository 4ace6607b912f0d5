import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

/** The filters stand on a card of their own. */
export const filters = style({
  display: 'grid',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
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
globalStyle(`${fields} > :only-child`, { gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'auto' } } })

/** The sums of all that fits the filters: in pairs, and side by side where all of them fit. A long one has a row to itself. */
export const totals = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, margin: 0 })
export const total = style({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: `calc(50% - ${vars.space.s})`,
  // Values stand on one line, however long the names above them are.
  alignContent: 'space-between',
  gap: 2,
  padding: vars.space.s,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  '@media': {
    [media.desktop]: { minInlineSize: '8rem' },
    [media.forced]: { border: '1px solid CanvasText' },
  },
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
export const older = style({ opacity: 0.55 })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.control.s,
})
export const count = style({ color: vars.color.muted, fontSize: vars.size.s })
export const listWaiting = style({ blockSize: '30rem', borderRadius: vars.radius.m })

/** What came is told by sign and colour, what went by its sign alone. */
export const money = styleVariants({
  up: { color: vars.color.good },
  down: { color: vars.color.ink },
  none: { color: vars.color.muted },
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  margin: 0,
  fontSize: vars.size.s,
})
export const fact = style({ color: vars.color.muted })
export const factValue = style({
  margin: 0,
  textAlign: 'end',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})

export const exportPanel = style([filters, { justifyItems: 'start' }])
export const exportTitle = style({ margin: 0, fontSize: vars.size.m, fontWeight: 700 })
export const exportList = style({ display: 'grid', inlineSize: '100%', margin: 0, padding: 0, listStyle: 'none' })
export const exportRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.control.l,
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
