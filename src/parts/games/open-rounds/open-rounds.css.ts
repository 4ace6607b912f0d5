import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

/** Floats over the page, so that nothing of it moves. */
export const offer = style({
  position: 'fixed',
  zIndex: 24,
  insetInline: vars.space.s,
  insetBlockEnd: 'calc(4.5rem + env(safe-area-inset-bottom))',
  marginInline: 'auto',
  maxInlineSize: '30rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  '@media': { [media.desktop]: { insetBlockEnd: vars.space.l }, [media.low]: { insetBlockEnd: vars.space.xs } },
})
export const mark = style({ flexShrink: 0, color: vars.color.accentText })
export const words = style({ flex: 1, minInlineSize: 0, lineHeight: 1.3 })
export const name = style({ ...oneLine, display: 'block', fontWeight: 700, fontSize: vars.size.s })
export const stake = style({ display: 'block', color: vars.color.muted, fontSize: vars.size.xs })

export const list = style({ display: 'grid', gap: vars.space.xs, inlineSize: '100%', margin: 0 })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: 44,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  textAlign: 'start',
})
export const title = style({ fontSize: vars.size.s, fontWeight: 650, fontFamily: vars.font.text })
