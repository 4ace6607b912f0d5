import { style } from '@vanilla-extract/css'

/** A long reference wraps: a button keeps its width else, and would stick out of a phone. */
export const copy = style({
  flexShrink: 1,
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  maxInlineSize: '100%',
  minInlineSize: 0,
  textAlign: 'start',
})
