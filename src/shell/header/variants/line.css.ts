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
/** What is left of the line by those that have no room in it lies at its start: nothing parts the others from what follows. */
export const first = style({ justifyContent: 'flex-end' })
// What opens all games is marked for a page that has no item of its own in sight.
const OWN = 'li:not([style*="hidden"]) [aria-current="page"]'
globalStyle(`${nav}:has(${OWN}) [data-here]:not(:hover)`, { color: vars.color.ink })
globalStyle(`${nav}:has(${OWN}) [data-here]:not(:hover)::after`, { transform: 'scaleX(0)' })
globalStyle(`${nav} > :last-child`, { flexShrink: 0 })
globalStyle(`${nav} > :first-child:not(:last-child)`, {
  '@container': { 'header (max-width: 66rem)': { display: 'none' } },
})
/** Only where the row has room for more than it must have. */
export const withRoom = style({ '@container': { 'header (max-width: 72rem)': { display: 'none' } } })
