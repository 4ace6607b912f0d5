import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { cluster, gap, group } from '../../../ui/layout/layout.css.ts'

export const presets = style([cluster, gap.xs, group])
/** Keeps its line while it is empty, so that nothing below moves. */
export const left = style({
  minBlockSize: '1.5em',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
})
