import { style, styleVariants } from '@vanilla-extract/css'

export const icon = styleVariants({
  s: { inlineSize: 16, blockSize: 16, strokeWidth: 2 },
  m: { inlineSize: 20, blockSize: 20, strokeWidth: 1.85 },
  l: { inlineSize: 24, blockSize: 24, strokeWidth: 1.75 },
})
/** Arrows and the like point the other way where one reads from the right. */
export const directional = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })
