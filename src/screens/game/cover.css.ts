/** What lies over a game that can't be seen yet, or not any more. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'

export const cover = style({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  alignItems: 'safe center',
  justifyItems: 'center',
  padding: vars.space.m,
  overflowY: 'auto',
})
export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  inlineSize: 'min(30rem, 100%)',
  paddingBlock: vars.space.l,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.high,
  textAlign: 'center',
  '@media': { [media.tablet]: { padding: vars.space.xl } },
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 64,
  blockSize: 64,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  transform: vars.mark.tilt,
})
export const title = style({ fontSize: vars.size.xl, overflowWrap: 'anywhere' })
export const text = style({
  display: 'grid',
  gap: vars.space.xs,
  maxInlineSize: '44ch',
  color: vars.color.muted,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
})
/** The game's picture while it opens: a ticket into it. */
export const picture = style({
  inlineSize: 'min(9rem, 28vh)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.low,
})
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const waiting = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.muted,
})
export const spinner = style({ inlineSize: 18, blockSize: 18 })
export const words = style({ display: 'grid', justifyItems: 'center', gap: vars.space.s, minInlineSize: 0 })
