import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

/** In pixels. */
export const SIDES = { s: 34, m: 44, l: 72 } as const

const base = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: '50%',
  overflow: 'hidden',
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontWeight: 700,
  objectFit: 'cover',
  filter: vars.picture.tone,
  textTransform: 'uppercase',
})
export const avatar = styleVariants(SIDES, (side) => [base, { inlineSize: side, blockSize: side }])
