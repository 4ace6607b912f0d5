import { style } from '@vanilla-extract/css'

/** Always dark on white: readers fail on anything else, whatever the brand's colours and the system's. */
export const code = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: 12,
  backgroundColor: '#fff',
  forcedColorAdjust: 'none',
})
