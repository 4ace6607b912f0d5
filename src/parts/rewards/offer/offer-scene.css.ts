import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const mixed = (one: string, part: number, other: string): string => `color-mix(in oklab, ${one} ${part}%, ${other})`

export const scene = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
export const sky = style({ fill: mixed(vars.color.gilt, 42, vars.color.surface) })
export const sun = style({ fill: mixed(vars.color.accent, 34, vars.color.surface) })
export const cloud = style({ fill: mixed(vars.color.surface, 86, vars.color.gilt) })
export const hill = style({ fill: mixed(vars.color.live, 26, vars.color.surface) })
export const wave = style({
  fill: mixed(vars.color.live, 52, vars.color.surface),
  stroke: mixed(vars.color.surface, 70, vars.color.live),
  strokeWidth: 1.2,
})
export const ring = style({ fill: 'none', stroke: mixed(vars.color.surface, 70, vars.color.live), strokeWidth: 1 })
