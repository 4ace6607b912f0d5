import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const mix = (part: number, other: string): string => `color-mix(in oklab, ${vars.color.accent} ${part}%, ${other})`

export const plan = style({ gridArea: 'plan', display: 'block', inlineSize: '100%', aspectRatio: '200 / 154' })
export const felt = style({
  fill: mix(9, vars.color.sunken),
  stroke: vars.color.accent,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
})
export const rim = style({ fill: 'none', stroke: mix(55, 'transparent'), strokeWidth: 0.75 })
export const free = style({ fill: vars.color.accentText, stroke: vars.color.accentText, strokeWidth: 1.5 })
export const taken = style({ fill: vars.color.surface, stroke: mix(60, 'transparent'), strokeWidth: 1.5 })
