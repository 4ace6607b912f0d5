import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/media.ts'

export const balance = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.s,
  paddingInlineStart: vars.space.s,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
})
export const amount = style({
  minInlineSize: '5ch',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  textAlign: 'end',
})
export const fromTablet = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline-flex' } } })
