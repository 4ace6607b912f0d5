import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.45em',
  blockSize: '1.45em',
  paddingInline: '0.35em',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.live,
  color: vars.color.onLive,
  fontSize: vars.size.xs,
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
})
