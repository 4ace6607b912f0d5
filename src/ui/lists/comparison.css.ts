import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

const { xs, s } = vars.space

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
const cell = style({
  paddingBlock: s,
  paddingInline: xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
})
/** Whoever looks at it stands here: raised, with sides in the brand's accent. */
const own = {
  backgroundColor: vars.color.raised,
  borderInline: `1px solid ${vars.color.accentText}`,
  fontWeight: 650,
} as const
export const head = style([
  cell,
  {
    verticalAlign: 'bottom',
    fontWeight: 400,
    selectors: { '&[data-own]': { ...own, borderBlockStart: `2px solid ${vars.color.accentText}` } },
  },
])
export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.size.l,
})
export const note = style({ display: 'block', minBlockSize: '1.4em', color: vars.color.muted, fontSize: vars.size.xs })
export const label = style([cell, { color: vars.color.muted, fontSize: vars.size.s, fontWeight: 400 }])
export const value = style([
  cell,
  {
    // A sum of ten digits stays within its column.
    '@media': { [media.belowTablet]: { fontSize: '0.8125rem', paddingInline: 6 } },
    selectors: {
      '&[data-own]': own,
      'tr:last-child > &[data-own]': { borderBlockEnd: `1px solid ${vars.color.accentText}` },
    },
  },
])
