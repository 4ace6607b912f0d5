import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, marginBlockStart: vars.space.xs })
export const reference = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
})
/** A long reference wraps: a button keeps its width else, and would stick out of a phone. */
export const copy = style({
  flexShrink: 1,
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  maxInlineSize: '100%',
  minInlineSize: 0,
  textAlign: 'start',
})
