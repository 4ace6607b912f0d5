import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const step = style({ outline: 'none' })
export const key = style({ margin: 0 })
export const term = style({ color: vars.color.muted, fontSize: vars.size.s })
export const secret = style({
  margin: 0,
  fontFamily: 'ui-monospace, monospace',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
