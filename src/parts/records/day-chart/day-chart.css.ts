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
/** What came and what went: told by the side of the line. */
export const gain = style({ fill: vars.color.accent, '@media': { [media.forced]: { fill: 'Highlight' } } })
export const loss = style({ fill: vars.color.edge, '@media': { [media.forced]: { fill: 'CanvasText' } } })
export const zero = style({
  stroke: vars.color.edge,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})
/** What the upper and the lower edge stand for. */
export const scale = style({ paddingBlock: vars.space.xxs })
export const plot = style({ position: 'relative', marginBlockStart: vars.space.m })
/** Above its bar. */
export const value = style({
  position: 'absolute',
  display: 'grid',
  justifyContent: 'center',
  color: vars.color.ink,
  fontSize: `max(0.625rem, min(${vars.size.xs}, 2.8vw))`,
  letterSpacing: '-0.02em',
  lineHeight: 1.5,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})
/** A day from the top to the bottom, so that a low bar is as easy to hit as a high one. */
export const hit = style({
  position: 'absolute',
  insetBlock: 0,
  padding: 0,
  border: 0,
  background: 'none',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { backgroundColor: `color-mix(in srgb, ${vars.color.accent} 8%, transparent)` } },
    },
  },
})
/** One place a day, also where not each has its name. */
export const days = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' })
export const day = style({ textAlign: 'center', whiteSpace: 'nowrap' })
