import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

export const item = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  padding: vars.space.xs,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.line}`,
})
export const preview = style({
  display: 'block',
  inlineSize: 56,
  blockSize: 56,
  objectFit: 'cover',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.sunken,
})
export const name = style({ ...oneLine, fontWeight: 600 })
export const bar = style({ inlineSize: '100%', blockSize: 6, accentColor: vars.color.accentText })
