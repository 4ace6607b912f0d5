import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const mark = style({ color: vars.color.accentText })
export const room = style({ flex: 1, minInlineSize: 0 })
/** A dot between titles, and behind the last one, since the line begins anew there. */
export const titles = style({})
globalStyle(`${titles} > li::after`, {
  content: '',
  inlineSize: 5,
  blockSize: 5,
  borderRadius: '50%',
  marginInline: vars.space.m,
  backgroundColor: vars.color.accent,
})
// The next half begins with that room.
globalStyle(`${titles} > li:last-child::after`, { marginInlineEnd: 0 })
export const title = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.ink,
  fontSize: vars.size.s,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: -3,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
})
export const said = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInline: vars.space.m,
  color: vars.color.muted,
  fontSize: vars.size.s,
})
