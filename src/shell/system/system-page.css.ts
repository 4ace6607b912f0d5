import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'

/** A page that says one thing; it needs neither header nor footer. */
export const page = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  minBlockSize: '100dvh',
  padding: vars.space.l,
  overflow: 'hidden',
  backgroundImage: `radial-gradient(70rem 34rem at 50% 108%, ${vars.color.glow}, transparent 70%)`,
})
/** Within the frame of the site the rest of the frame stays. */
export const within = style([page, { minBlockSize: '60vh', gridTemplateRows: '1fr', backgroundImage: 'none' }])
export const logo = style({ justifySelf: 'start' })
globalStyle(`${logo}`, {
  inlineSize: 'auto',
  blockSize: '2.25rem',
  maxInlineSize: '12rem',
  objectFit: 'contain',
  objectPosition: 'left center',
  '@media': { [media.forced]: { forcedColorAdjust: 'none', backgroundColor: vars.color.ground } },
})
export const body = style({
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.m,
  inlineSize: '100%',
  maxInlineSize: '36rem',
  paddingBlock: vars.space.xl,
  textAlign: 'center',
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 88,
  blockSize: 88,
  // Round, or square in a square brand.
  borderRadius: vars.radius.pill,
  // Its ring needs room, too.
  marginBlockEnd: vars.space.s,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  boxShadow: `0 0 0 12px color-mix(in srgb, ${vars.color.accentSoft} 40%, transparent)`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
globalStyle(`${mark} svg`, { inlineSize: 40, blockSize: 40, strokeWidth: 1.5 })
export const title = style({ fontSize: vars.size.xxl, outline: 'none' })
export const text = style({
  display: 'grid',
  gap: vars.space.xs,
  maxInlineSize: '48ch',
  color: vars.color.muted,
  fontSize: vars.size.l,
  lineHeight: 1.45,
  textWrap: 'balance',
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `${vars.space.xs} ${vars.space.m}`,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  textAlign: 'start',
})
globalStyle(`${facts} dt`, { color: vars.color.muted })
globalStyle(`${facts} dd`, { fontWeight: 650, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.s })
export const fact = style({ display: 'contents' })
