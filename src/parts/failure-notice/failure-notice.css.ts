import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, marginBlockStart: vars.space.xs })
export const reference = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
})
