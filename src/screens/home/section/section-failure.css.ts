import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const place = style({ display: 'grid' })
export const unseen = style({ gridArea: '1 / 1', visibility: 'hidden', minInlineSize: 0 })
export const line = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.m,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.l,
  color: vars.color.muted,
  textAlign: 'center',
})
