import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const level = style({ display: 'flex', alignItems: 'center', gap: vars.space.s })
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 44,
  borderRadius: '50%',
})
export const tone = styleVariants({
  low: { backgroundColor: vars.color.badSoft, color: vars.color.onBadSoft },
  medium: { backgroundColor: vars.color.warnSoft, color: vars.color.onWarnSoft },
  high: { backgroundColor: vars.color.goodSoft, color: vars.color.onGoodSoft },
})
export const bar = style({ display: 'grid', gridAutoFlow: 'column', gap: vars.space.xs })
export const step = style({
  blockSize: 6,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.line,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
const filled = (color: string) => ({
  backgroundColor: color,
  '@media': { [media.forced]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' as const } },
})
export const reached = styleVariants({
  low: filled(vars.color.bad),
  medium: filled(vars.color.warn),
  high: filled(vars.color.good),
})
