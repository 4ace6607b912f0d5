import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const frame = style({ display: 'grid', gap: vars.space.m, justifyItems: 'center' })
export const wheel = style({ inlineSize: 'min(100%, 22rem)' })
/** Round its own middle, which is where its own coordinates begin; browsers differ in where a view box does. */
export const disc = style({ transformOrigin: '0 0' })
export const hub = style({ fill: vars.color.raised, stroke: vars.color.line })
export const pointer = style({ fill: vars.color.ink })
const cut = { stroke: vars.color.raised, strokeWidth: 1.5 }
export const parts = styleVariants({
  even: { ...cut, fill: vars.color.accent },
  odd: { ...cut, fill: vars.color.surface },
  none: { ...cut, fill: vars.color.sunken },
})
const word = { fontSize: 10, fontWeight: 700 }
export const words = styleVariants({
  even: { ...word, fill: vars.color.onAccent },
  odd: { ...word, fill: vars.color.ink },
  none: { ...word, fill: vars.color.muted },
})
