import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { cramped } from '../header.css.ts'
import { TALL } from '../header-height.css.ts'
import { wideRow } from '../wide-row.css.ts'

export const line = style([wideRow, { minBlockSize: TALL.line }])
export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs })
export const nav = style({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 0,
  gap: 2,
  '@container': { [cramped]: { order: 1, flexBasis: '100%' } },
})
globalStyle(`${nav} > :last-child`, { flexShrink: 0 })
globalStyle(`${nav} > :first-child:not(:last-child)`, {
  '@container': { 'header (max-width: 66rem)': { display: 'none' } },
})
/** Only where the row has room for more than it must have. */
export const withRoom = style({ '@container': { 'header (max-width: 72rem)': { display: 'none' } } })
