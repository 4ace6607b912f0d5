/** Which way a price went, as a triangle: up, or down. */
import type { StyleRule } from '@vanilla-extract/css'
import { media } from '../../../../ui/layout/media.ts'

const base: StyleRule = {
  flexShrink: 0,
  inlineSize: '0.5625rem',
  blockSize: '0.5rem',
  backgroundColor: 'currentColor',
  '@media': { [media.forced]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
}
export const UP: StyleRule = { ...base, clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' }
export const DOWN: StyleRule = { ...base, clipPath: 'polygon(0 0, 100% 0, 50% 100%)' }
