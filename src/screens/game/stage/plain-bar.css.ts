/** The bar above a stage that nothing runs on: the way out, and what would be played. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '3.25rem',
  paddingInline: vars.space.xs,
  paddingBlockStart: 'env(safe-area-inset-top)',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': { [media.tablet]: { paddingInline: vars.space.s, gap: vars.space.s } },
})
export const names = style({ flex: 1, minInlineSize: 0, display: 'grid', lineHeight: 1.25 })
export const name = style({
  ...oneLine,
  fontSize: vars.size.m,
  fontFamily: vars.font.text,
  fontWeight: 700,
  letterSpacing: 'normal',
  lineHeight: 1.3,
})
export const facts = style({
  display: 'flex',
  gap: '0.6em',
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
})
