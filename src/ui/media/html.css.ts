import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const html = style({ maxInlineSize: '68ch', overflowWrap: 'anywhere' })
globalStyle(`${html} > * + *`, { marginBlockStart: vars.space.s })
globalStyle(`${html} :is(ul, ol)`, { paddingInlineStart: vars.space.l })
globalStyle(`${html} li + li`, { marginBlockStart: vars.space.xxs })
globalStyle(`${html} > * + h2`, { marginBlockStart: vars.space.l, fontSize: vars.size.l })
globalStyle(`${html} :is(h3, h4)`, { fontSize: vars.size.m, fontFamily: vars.font.text, fontWeight: 700 })
// A wide one scrolls in its own place: it makes nothing wider that the text stands in.
globalStyle(`${html} table`, {
  display: 'block',
  overflowX: 'auto',
  contain: 'inline-size',
  borderCollapse: 'collapse',
})
globalStyle(`${html} :is(td, th)`, {
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  textAlign: 'start',
})
globalStyle(`${html} blockquote`, {
  marginInline: 0,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `3px solid ${vars.color.accent}`,
})
