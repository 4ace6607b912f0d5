import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { page } from '../../../ui/page/page.css.ts'
import { columns } from '../../../ui/lists/columns.ts'

export const section = style([page, { paddingBlock: vars.space.xl }])

/** An invitation on one side, what is often asked on the other. */
export const concierge = style({
  ...columns(1, vars.space.l, { desktop: { columns: 2, columnGap: vars.space.xxl, minBlockSize: '17.5rem' } }),
  minBlockSize: '27.75rem',
  alignContent: 'start',
  paddingBlock: vars.space.xl,
  borderBlock: `1px solid ${vars.color.line}`,
})
export const words = style({ display: 'grid', gap: vars.space.m, alignContent: 'start', justifyItems: 'start' })
export const title = style({ fontSize: vars.size.xxl, maxInlineSize: '16ch' })
export const line = style({ color: vars.color.muted, maxInlineSize: '38ch' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, marginBlockStart: vars.space.xs })
export const topics = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })
export const topic = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: '3.25rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
})
globalStyle(`${topics} > li:last-child > ${topic}`, { borderBlockEnd: 0 })
export const name = style({ minInlineSize: 0, fontWeight: 600, overflowWrap: 'anywhere' })
export const note = style({ flexShrink: 0, color: vars.color.muted, fontSize: vars.size.s })
globalStyle(`${topic}:hover ${name}`, { '@media': { [media.hover]: { color: vars.color.accentText } } })
