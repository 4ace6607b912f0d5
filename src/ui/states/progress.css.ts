import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

/** How much of something is done, as a line that fills. */
export const progressLine = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 8,
  border: 0,
  // A track that nothing fills yet is seen by its edge.
  boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.sunken,
  overflow: 'hidden',
  '@media': { [media.forced]: { appearance: 'auto' } },
})
globalStyle(`${progressLine}::-webkit-progress-bar`, { backgroundColor: 'transparent' })
globalStyle(`${progressLine}::-webkit-progress-value`, {
  backgroundColor: vars.color.accent,
  borderRadius: vars.radius.pill,
})
globalStyle(`${progressLine}::-moz-progress-bar`, {
  backgroundColor: vars.color.accent,
  borderRadius: vars.radius.pill,
})
