import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const figure = style({
  position: 'relative',
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const chart = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '11rem',
  '@media': { [media.tablet]: { blockSize: '14rem' } },
  // Time goes as one reads.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
/** What came and what went: told by the side of the line as well as by the colour. */
export const gain = style({ fill: vars.color.good, '@media': { [media.forced]: { fill: 'Highlight' } } })
export const loss = style({ fill: vars.color.bad, '@media': { [media.forced]: { fill: 'CanvasText' } } })
export const zero = style({
  stroke: vars.color.edge,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})
/** What the upper and the lower edge stand for. */
export const scale = style({ paddingBlock: vars.space.xxs })
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s })
