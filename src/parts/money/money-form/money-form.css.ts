import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { cluster, gap, group } from '../../../ui/layout/layout.css.ts'

export const presets = style([cluster, gap.xs, group])
/** Four beside each other, or where they have no room two and two. */
export const row = style({
  display: 'grid',
  flex: '1 1 17.5rem',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.xs,
  '@media': { '(max-width: 20.5em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const rowOfTwo = style([
  row,
  { '@media': { [media.belowTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
])
globalStyle(`${presets} > button`, { flex: '1 1 4.5rem', paddingInline: 6 })
globalStyle(`${row} > button`, { paddingInline: 4, fontSize: `min(${vars.size.s}, 3.5vw)` })
globalStyle(`${presets} [aria-pressed="true"]`, {
  borderColor: vars.color.accentText,
  boxShadow: `inset 0 0 0 1px ${vars.color.accentText}`,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
})
/** Keeps its line while it is empty, so that nothing below moves. */
export const left = style({
  minBlockSize: '1.5em',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
})
