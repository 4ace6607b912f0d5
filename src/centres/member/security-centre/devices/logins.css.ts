import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media } from '../../../../ui/layout/media.ts'

export const heading = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  color: vars.color.muted,
  fontWeight: 600,
  textAlign: 'start',
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': {
    [media.desktop]: {
      display: 'table-row',
      selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.color.line}` } },
    },
  },
})
const tableCell = {
  '@media': {
    [media.desktop]: { display: 'table-cell', paddingBlock: vars.space.s, paddingInline: vars.space.m },
  },
} as const
export const time = style({ gridColumn: '1 / -1', fontWeight: 600, ...tableCell })
export const cell = style({ color: vars.color.muted, overflowWrap: 'anywhere', ...tableCell })
