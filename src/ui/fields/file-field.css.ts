/** See `FileField`. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { iconTile } from '../media/icon-tile.ts'
import { media } from '../layout/media.ts'

/** The input lies over all of it, so that the whole takes a press and a drop. */
export const place = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: 72,
  padding: vars.space.s,
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.field,
  color: vars.color.onField,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&[data-over]': { borderColor: vars.color.focus, borderStyle: 'solid' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } },
    [media.still]: { transition: 'none' },
  },
})
/** A line of its own rather than a field. */
export const compact = style({
  justifySelf: 'start',
  gridTemplateColumns: 'auto auto',
  minBlockSize: 44,
  padding: 0,
  paddingInline: vars.space.xs,
  borderColor: 'transparent',
  backgroundColor: 'transparent',
  color: vars.color.muted,
})
export const limits = style({ color: vars.color.muted, fontSize: vars.size.s, overflowWrap: 'anywhere' })
export const placeMark = style(iconTile(44))
export const file = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
})
