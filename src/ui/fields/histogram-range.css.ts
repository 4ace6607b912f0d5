import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

const THUMB = 24
const BARS = 52

export const root = style({ display: 'grid', gap: 0, minInlineSize: 0 })
/** Each bar stands over the place of the thumb that chooses it. */
export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: 2,
  blockSize: BARS,
})
export const bar = style({
  minBlockSize: 2,
  borderStartStartRadius: 2,
  borderStartEndRadius: 2,
  backgroundColor: `color-mix(in srgb, ${vars.color.accent} 30%, transparent)`,
  // What was chosen alone has the full colour.
  selectors: { '&[data-in]': { backgroundColor: vars.color.accent } },
  '@media': {
    [media.forced]: {
      backgroundColor: 'GrayText',
      forcedColorAdjust: 'none',
      selectors: { '&[data-in]': { backgroundColor: 'Highlight' } },
    },
  },
})
/** The track lies at the feet of the bars, and is easy to hit. */
export const range = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: 44,
  margin: 0,
  marginBlockStart: -22,
  background: 'none',
  cursor: 'pointer',
  '@media': { [media.forced]: { appearance: 'auto' } },
})
const track = { blockSize: 2, backgroundColor: vars.color.edge } as const
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: `2px solid ${vars.color.accentText}`,
  borderRadius: '50%',
  backgroundColor: vars.color.field,
} as const
globalStyle(`${range}::-webkit-slider-runnable-track`, track)
globalStyle(`${range}::-moz-range-track`, track)
globalStyle(`${range}::-webkit-slider-thumb`, { ...thumb, marginBlockStart: 1 - THUMB / 2 })
globalStyle(`${range}::-moz-range-thumb`, thumb)
