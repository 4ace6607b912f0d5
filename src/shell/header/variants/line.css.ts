import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { cramped } from '../header.css.ts'
import { TALL } from '../header-height.css.ts'
import { item, list } from '../navigation/navigation.css.ts'
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
/**
 * As many categories as there is room for; the item after them opens them all. One that has none stands whole on a line below,
 * which nobody sees unless the keyboard comes to it.
 */
export const first = style({})
globalStyle(`${list}${first}`, {
  flexWrap: 'wrap',
  blockSize: `calc(2.75rem + 2 * ${vars.space.xxs})`,
  rowGap: vars.space.m,
  overflow: 'hidden',
  maskImage: 'none',
})
for (const [place, width] of [
  [2, 70],
  [3, 80],
  [4, 84],
  [5, 88],
  [6, 106],
] as const) {
  globalStyle(`${first} ${item}:nth-child(${place})`, {
    '@container': { [`header (max-width: ${width}rem)`]: { display: 'none' } },
  })
}
