import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media } from '../../../../ui/layout/media.ts'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const waiting = style({ blockSize: '15rem', borderRadius: vars.radius.m })
export const who = style({ minInlineSize: 0 })
export const name = style({ fontSize: vars.size.l, fontWeight: 700, overflowWrap: 'anywhere' })
export const choose = style({ marginBlockStart: vars.space.xs })
export const whole = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space.s, minInlineSize: 0 })
export const from = style({ display: 'block', color: vars.color.muted, fontSize: vars.size.s, fontWeight: 400 })
export const rank = style({ color: vars.color.muted, fontSize: vars.size.s })
export const facts = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.s,
  margin: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' } },
})
export const fact = style({ minInlineSize: 0 })
export const term = style({ color: vars.color.muted, fontSize: vars.size.s })
export const value = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' })
