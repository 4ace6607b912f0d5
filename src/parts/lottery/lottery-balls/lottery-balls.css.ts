import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { BALL_COLORS, type BallColor } from '../../../rules/lottery/lottery-balls.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

/** Ground and letters, the same in every brand, since players know the balls by them; each pair passes 4.5:1. */
const PAINT: Readonly<Record<BallColor, readonly [ground: string, ink: string] | null>> = {
  plain: null,
  red: ['#b81f2b', '#ffffff'],
  blue: ['#1f56b8', '#ffffff'],
  green: ['#1a7240', '#ffffff'],
  yellow: ['#f2c230', '#2a1f00'],
  orange: ['#f08a24', '#2b1500'],
  cyan: ['#3cc3d6', '#04282d'],
  indigo: ['#4b3fb5', '#ffffff'],
  brown: ['#75431f', '#ffffff'],
  slate: ['#465263', '#ffffff'],
  silver: ['#c3cad4', '#1c2128'],
}

/** The order of a draw is that of a number: from left to right in every language. */
export const balls = style({
  direction: 'ltr',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25em',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[dir="rtl"] &': { justifyContent: 'end' } },
})
const base = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2em',
  blockSize: '2em',
  borderRadius: '50%',
  fontSize: 'max(0.75rem, 0.875em)',
  fontWeight: 700,
  lineHeight: 1,
  // Light from above, as on the balls of a draw.
  backgroundImage:
    'radial-gradient(circle at 34% 26%, rgb(255 255 255 / 0.5), rgb(255 255 255 / 0.08) 32%, transparent 56%)',
  boxShadow: 'inset 0 -0.15em 0.3em rgb(0 0 0 / 0.18)',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const ball = styleVariants(
  Object.fromEntries(BALL_COLORS.map((color) => [color, PAINT[color]])) as typeof PAINT, // the list's own names
  (paint) => [
    base,
    {
      backgroundColor: paint?.[0] ?? vars.color.accent,
      color: paint?.[1] ?? vars.color.onAccent,
    },
  ],
)
/** A die, or a car's plate: not round. */
export const square = style({ borderRadius: '24%' })
export const plus = style({ color: vars.color.muted, fontWeight: 700 })
/** Smaller where ten of them stand in a row. */
export const many = style({
  fontSize: '0.85em',
  gap: '0.15em',
  '@media': { 'screen and (max-width: 22.499em)': { fontSize: '0.78em' } },
})
// Their figures are no smaller than others.
globalStyle(`${many} ${base}`, { inlineSize: '1.65em', blockSize: '1.65em' })
globalStyle(`${balls} > li`, { display: 'flex', alignItems: 'center', gap: 'inherit' })
