import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** The ground that a mark stands on, as large as told. */
export const iconTile = (side: string | number, borderRadius: string = vars.radius.m): StyleRule => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: side,
  blockSize: side,
  borderRadius,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
})
