import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { menuRow } from '../../../ui/actions/menu-row.css.ts'

export const list = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: vars.space.s,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const item = style({ minInlineSize: 0 })
/** Where a second category begins. */
export const heading = style({
  display: 'block',
  paddingBlock: `${vars.space.s} ${vars.space.xxs}`,
  paddingInline: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 650,
})
export const link = style([
  menuRow,
  {
    minBlockSize: '2.75rem',
    borderRadius: vars.radius.m,
    color: vars.color.ink,
    fontSize: vars.size.s,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised } } } },
  },
])
globalStyle(`${item}[data-chosen] ${link}`, {
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
})
globalStyle(`${item}[data-chosen] ${link}`, { '@media': { [media.forced]: { outline: '1px solid Highlight' } } })
export const mark = style({
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  // Its letters, where no mark comes.
  fontSize: '0.5rem',
})
