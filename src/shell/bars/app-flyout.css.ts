import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'

export const holder = style({ position: 'relative', display: 'grid' })
/** Beside the bar; its padding bridges the way, so that a pointer never leaves it for nothing. */
export const panel = style({
  position: 'absolute',
  insetInlineEnd: '100%',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  inlineSize: 'max-content',
  maxInlineSize: '80vw',
  paddingInlineEnd: vars.space.s,
})
export const codes = style({
  display: 'flex',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.high,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
