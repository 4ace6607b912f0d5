import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media } from '../../../../ui/layout/media.ts'

export const board = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  padding: '0.5rem 0.75rem',
  border: `2px solid color-mix(in oklab, ${vars.color.accent} 60%, #000)`,
  borderRadius: vars.radius.s,
  backgroundColor: `color-mix(in oklab, ${vars.color.accent} 8%, #0b0410)`,
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
})
export const dots = style({
  display: 'block',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  blockSize: '100%',
  strokeLinecap: 'round',
  strokeWidth: 0.72,
  fill: 'none',
})
export const bulb = '#ffd08a'
export const lit = style({
  stroke: bulb,
  filter: `drop-shadow(0 0 0.5px ${bulb})`,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})
export const unlit = style({ stroke: bulb, opacity: 0.1, '@media': { [media.forced]: { stroke: 'transparent' } } })
/** In letters, where a sign is none that a board has. */
export const letters = style({
  color: bulb,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.size.xl,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
})
