import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

const { accent, good, warn, bad, ink, surface, edge } = vars.color

const base = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 38,
  blockSize: 38,
  borderRadius: `min(${vars.radius.m}, 10px)`,
  border: '1px solid transparent',
  objectFit: 'contain',
  fontSize: vars.size.s,
  fontWeight: 700,
  lineHeight: 1,
  color: ink,
  '@media': { [media.tablet]: { inlineSize: 44, blockSize: 44 }, [media.forced]: { border: '1px solid CanvasText' } },
})
const tinted = (color: string) => [
  base,
  {
    backgroundColor: `color-mix(in oklab, ${color} 20%, ${surface})`,
    borderColor: `color-mix(in oklab, ${color} 45%, ${surface})`,
  },
]
export const picture = style([base, { backgroundColor: surface, borderColor: edge }])
/** Tints of the theme's own colours; which one is told by the name. */
export const tint = styleVariants({
  0: tinted(accent),
  1: tinted(good),
  2: tinted(warn),
  3: tinted(bad),
  4: tinted(ink),
})
