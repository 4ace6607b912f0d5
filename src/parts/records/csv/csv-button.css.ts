import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const frame = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'end', minInlineSize: 0 })
export const bar = style({ inlineSize: '8rem', accentColor: vars.color.accentText })
export const slow = style({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })
