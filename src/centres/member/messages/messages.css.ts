import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

/** Its box stands above those of the rows. */
export const choosing = style({ paddingInlineStart: vars.space.s })
/** A box to choose it with, and all the rest of the row opens it. */
export const row = style({ display: 'flex', alignItems: 'stretch', minBlockSize: 68 })
export const pick = style({ display: 'grid', placeItems: 'center', flexShrink: 0, inlineSize: 44, cursor: 'pointer' })
export const open = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.s,
  borderRadius: vars.radius.s,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
})
export const words = style({ display: 'grid', gap: 2, flex: 1, minInlineSize: 0 })
export const dot = style({
  display: 'inline-block',
  inlineSize: 8,
  blockSize: 8,
  marginInlineEnd: vars.space.xs,
  borderRadius: '50%',
  backgroundColor: vars.color.accent,
  '@media': { [media.forced]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
})
export const ahead = style({ color: vars.color.muted, flexShrink: 0 })
