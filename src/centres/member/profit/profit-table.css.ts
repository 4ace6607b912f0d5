import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const heading = style({
  padding: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 600,
  textAlign: 'start',
})
export const amountHeading = style([heading, { textAlign: 'end' }])
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  padding: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  // Folded, nothing that is seen stands above the first one.
  selectors: { 'tbody > &:first-child': { borderBlockStart: 0 } },
  '@media': {
    [media.desktop]: {
      display: 'table-row',
      selectors: { 'tbody > &:first-child': { borderBlockStart: `1px solid ${vars.color.line}` } },
    },
  },
})
export const totals = style([row, { borderBlockStart: `1px solid ${vars.color.edge}`, fontWeight: 700 }])
const tableCell = {
  '@media': { [media.desktop]: { display: 'table-cell', padding: vars.space.s, textAlign: 'end' } },
} as const
export const name = style({
  gridColumn: '1 / 3',
  gridRow: 1,
  fontWeight: 600,
  textAlign: 'start',
  '@media': { [media.desktop]: { display: 'table-cell', padding: vars.space.s } },
})
export const result = style({ gridColumn: 3, gridRow: 1, fontWeight: 650, textAlign: 'end', ...tableCell })
export const cell = style({ minInlineSize: 0, overflowWrap: 'anywhere', ...tableCell })
export const label = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 400,
  '@media': { [media.desktop]: { display: 'none' } },
})
