import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const mixed = (one: string, part: number, other: string): string => `color-mix(in oklab, ${one} ${part}%, ${other})`

export const scene = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
/** Morning, evening and night, by the kind of offer. */
export const sky = style({
  fill: mixed(vars.color.gilt, 42, vars.color.surface),
  selectors: {
    '&[data-drawing="1"]': { fill: mixed(vars.color.gilt, 78, vars.color.surface) },
    '&[data-drawing="2"]': { fill: mixed(vars.color.accent, 16, vars.color.surface) },
    '&[data-drawing="3"]': { fill: mixed(vars.color.live, 40, vars.color.surface) },
    '&[data-drawing="5"]': { fill: mixed(vars.color.live, 16, vars.color.surface) },
  },
})
/** What glows or stands out before the sky. */
export const lit = style({ fill: mixed(vars.color.accent, 78, vars.color.surface) })
export const keel = style({ fill: mixed(vars.color.accent, 72, '#000') })
export const string = style({ fill: 'none', stroke: vars.color.gilt, strokeWidth: 1.5 })
export const sun = style({ fill: mixed(vars.color.accent, 34, vars.color.surface) })
export const cloud = style({ fill: mixed(vars.color.surface, 86, vars.color.gilt) })
export const hill = style({ fill: mixed(vars.color.live, 26, vars.color.surface) })
export const wave = style({
  fill: mixed(vars.color.live, 52, vars.color.surface),
  stroke: mixed(vars.color.surface, 70, vars.color.live),
  strokeWidth: 1.2,
})
export const ring = style({ fill: 'none', stroke: mixed(vars.color.surface, 70, vars.color.live), strokeWidth: 1 })
