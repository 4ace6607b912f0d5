import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from './media.ts'

const figures = 'tabular-nums lining-nums'

const lines = style({ display: 'grid', minInlineSize: 0 })
// Not made of the lines above, whose rules would hold for it as well.
const copies = style({ display: 'grid', minInlineSize: 0 })
const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  fontSize: vars.size.s,
})
const costs = style({ display: 'grid', gap: vars.space.xs })
const columns = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' } },
})
const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
const inline = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xl, rowGap: vars.space.s })
const wells = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 })
/** See `Facts`. */
export const facts = { lines, copies, wells, pairs, costs, columns, sums, inline }

const line = `:is(${lines}, ${copies}) > &`
export const fact = style({
  minInlineSize: 0,
  selectors: {
    [line]: { paddingBlock: vars.space.xs },
    [`:is(${lines}, ${copies}) > & + &`]: { borderBlockStart: `1px solid ${vars.color.line}` },
    [`${lines} > &`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: vars.space.s,
      alignItems: 'baseline',
    },
    [`${wells} > &`]: { display: 'grid', gap: vars.space.xxs },
    [`${pairs} > &`]: { display: 'contents' },
    [`${costs} > &`]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: vars.space.m,
    },
    // The first sum, which is the longest, has a line of its own on a phone.
    [`${sums} > &:first-child`]: { gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } },
  },
})
export const name = style({ color: vars.color.muted, fontSize: vars.size.s })
export const value = style({
  margin: 0,
  minInlineSize: 0,
  fontVariantNumeric: figures,
  overflowWrap: 'anywhere',
  selectors: {
    [`:is(${lines}, ${pairs}) > * > &`]: { textAlign: 'end', fontWeight: 600 },
    // Names and numbers that nobody adds up.
    [`:is(${columns}, ${wells}) > * > &`]: { fontVariantNumeric: 'normal' },
    [`${columns} > * > &`]: { fontWeight: 600 },
    [`:is(${copies}, ${inline}) > * > &`]: { fontWeight: 650 },
    [`${sums} > * > &`]: { fontSize: vars.size.l, fontWeight: 700 },
    [`${wells} > * > &`]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.s,
      minBlockSize: vars.control.m,
      paddingBlock: vars.space.xxs,
      paddingInlineStart: vars.space.s,
      paddingInlineEnd: vars.space.xxs,
      borderRadius: vars.radius.m,
      backgroundColor: vars.color.sunken,
    },
    // A long number keeps a line to itself: a last digit alone below the others is overlooked.
    [`${copies} > * > &`]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.s,
    },
  },
  '@media': { [media.forced]: { selectors: { [`${wells} > * > &`]: { border: '1px solid CanvasText' } } } },
})
globalStyle(`:is(${copies}, ${wells}) bdi`, { flex: '1 1 auto', minInlineSize: 0, userSelect: 'all' })
