import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const waiting = style({ blockSize: '15rem', borderRadius: vars.radius.m })
export const title = style({ margin: 0, fontSize: vars.size.m, fontWeight: 700 })
export const selections = style({ margin: 0, padding: 0, listStyle: 'none' })
export const selection = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s,
  paddingBlock: vars.space.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const choice = style({ fontWeight: 600, overflowWrap: 'anywhere' })
const mark = style({ fontSize: vars.size.s, fontWeight: 650, textAlign: 'end' })
export const state = styleVariants({
  open: [mark, { color: vars.color.warn }],
  won: [mark, { color: vars.color.good }],
  lost: [mark, { color: vars.color.muted }],
  unknown: [mark, { color: vars.color.muted }],
  returned: [mark, { color: vars.color.ink }],
})
export const note = style({
  gridColumn: '1 / -1',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
