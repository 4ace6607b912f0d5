import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const frame = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'end', minInlineSize: 0 })
/** As high as the button in whose place it stands. */
export const progress = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.s,
})
export const bar = style({ inlineSize: '8rem', accentColor: vars.color.accentText })
export const slow = style({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })
