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
export const vendor = style({ ...oneLine, minInlineSize: 0 })
export const time = style({ flexShrink: 0 })
export const trial = style({
  flexShrink: 0,
  alignSelf: 'center',
  paddingBlock: '0.15em',
  paddingInline: '0.6em',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.size.xs,
  fontWeight: 650,
  whiteSpace: 'nowrap',
})
/** A phone's header has it already, unless the game covers that. */
export const fromTablet = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } })
export const balance = style({ display: 'grid', justifyItems: 'end', lineHeight: 1.25, whiteSpace: 'nowrap' })
export const balanceWord = style({ color: vars.color.muted, fontSize: vars.size.xs })
export const amount = style({ fontSize: vars.size.s, fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' })
export const tools = style({ display: 'flex', flexShrink: 0 })
