import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  padding: 8,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
})
export const title = style({
  margin: 0,
  paddingInline: 10,
  paddingBlock: '8px 4px',
  fontSize: '0.9375rem',
  fontWeight: 700,
})
export const list = style({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' })
export const vendor = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 44,
  paddingInline: 10,
  borderRadius: `min(${vars.radius.m}, 0.75rem)`,
  color: vars.color.ink,
  fontSize: '0.9375rem',
  fontWeight: 500,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised } } } },
})
export const mark = style({ flexShrink: 0, inlineSize: '1.5rem', blockSize: '1.5rem', fontSize: '0.4rem' })
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 10,
  color: vars.color.accentText,
  fontSize: vars.size.s,
  fontWeight: 600,
})
