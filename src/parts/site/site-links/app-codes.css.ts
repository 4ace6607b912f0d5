import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const app = style({ display: 'grid', justifyItems: 'center', gap: vars.space.xs, margin: 0 })
export const caption = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: 650,
  fontSize: vars.size.s,
})
