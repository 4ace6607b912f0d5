import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const mix = (part: number, other: string): string => `color-mix(in oklab, ${vars.color.accent} ${part}%, ${other})`
const edge = { stroke: vars.color.accentText, strokeWidth: 1, strokeLinejoin: 'round' } as const

export const block = style({ gridArea: 'picture', display: 'grid', placeItems: 'center', minInlineSize: 0 })
export const drawing = style({ display: 'block', inlineSize: '100%', maxInlineSize: '3.5rem' })
export const top = style({ ...edge, fill: vars.color.raised })
export const start = style({ ...edge, fill: mix(30, vars.color.raised) })
export const end = style({ ...edge, fill: mix(16, vars.color.raised) })
export const line = style({ fill: 'none', stroke: mix(55, 'transparent'), strokeWidth: 1, strokeDasharray: '3 2' })
export const free = style({ ...edge, fill: vars.color.accentText })
export const taken = style({ ...edge, fill: vars.color.surface, stroke: vars.color.edge })
