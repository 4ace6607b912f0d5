import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { cluster, gap, group } from '../../../ui/layout/layout.css.ts'

export const presets = style([cluster, gap.xs, group])
export const pair = style({ display: 'flex', flex: '1 1 auto', gap: vars.space.xs })
globalStyle(`${presets} button`, { flex: '1 1 4.5rem' })
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
