import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { card, trial } from './card-actions.css.ts'

/** Square, as covers are drawn; what is around it decides the corners. */
export const frame = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '1',
  backgroundColor: vars.color.raised,
})
export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Broken pictures are taken away; until then a browser would write the text beside them.
  color: 'transparent',
  filter: vars.picture.fade,
  selectors: { [`${card}:hover &, ${card}:focus-within &`]: { filter: 'none' } },
})
/** Where no picture came: the vendor's mark in the brand's own light. */
export const fallback = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '14%',
  color: vars.color.onAccentSoft,
  backgroundColor: vars.color.accentSoft,
  backgroundImage: `radial-gradient(circle at 22% 12%, color-mix(in srgb, ${vars.color.raised} 70%, transparent), transparent 60%), repeating-linear-gradient(45deg, transparent 0 9px, color-mix(in srgb, ${vars.color.accent} 10%, transparent) 9px 10px)`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
/** On the picture's corner. */
export const hot = style({
  position: 'absolute',
  insetInlineStart: vars.space.xs,
  insetBlockStart: vars.space.xs,
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.2em',
  paddingInline: '0.5em',
  paddingBlock: '0.2em',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.size.xs,
  fontWeight: 700,
  lineHeight: 1.3,
})
export const hotIcon = style({ inlineSize: '1em', blockSize: '1em', fill: 'currentColor' })
// With a free trial in the other corner no picture has room for two words for sure: the flame alone says it there.
globalStyle(`${card}:has(${trial}) ${hot}`, {
  '@media': { '(hover: none)': { fontSize: 0, padding: '0.25rem', insetInlineStart: vars.space.xxs } },
})
globalStyle(`${card}:has(${trial}) ${hotIcon}`, {
  '@media': { '(hover: none)': { inlineSize: '0.85rem', blockSize: '0.85rem' } },
})
