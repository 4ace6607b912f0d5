import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.xs,
  padding: vars.space.l,
  textAlign: 'center',
  color: vars.color.muted,
})
export const emptyMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  marginBlockEnd: vars.space.xs,
  borderRadius: '50%',
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
})
export const emptyTitle = style({ color: vars.color.ink, fontWeight: 650 })
