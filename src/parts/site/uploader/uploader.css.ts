import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { gap, group, stack } from '../../../ui/layout/layout.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { iconTile } from '../../../ui/media/icon-tile.ts'

export const uploader = style([stack, gap.xs, group])
export const legend = style({ padding: 0, fontSize: vars.size.s, fontWeight: 600 })
/** Where pictures are chosen or dropped. The input lies over all of it, so that the whole takes a press and a drop. */
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

export const item = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  padding: vars.space.xs,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.line}`,
})
export const preview = style({
  display: 'block',
  inlineSize: 56,
  blockSize: 56,
  objectFit: 'cover',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.sunken,
})
export const name = style({ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const bar = style({ inlineSize: '100%', blockSize: 6, accentColor: vars.color.accentText })
