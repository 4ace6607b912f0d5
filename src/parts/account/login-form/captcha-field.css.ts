import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const captchaPicture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 150,
  blockSize: 55,
  objectFit: 'contain',
  borderRadius: vars.radius.s,
  border: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.s,
})
