import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { content } from '../../ui/overlays/disclosure.css.ts'
import { card, padded } from '../../ui/page/page.css.ts'
import { columns } from '../../ui/lists/columns.ts'

export const screen = style([padded, { gap: vars.space.xl }])
export const top = style(
  columns(1, vars.space.m, { tablet: { columns: 'minmax(0, 1fr) minmax(16rem, 24rem)', alignItems: 'end' } }),
)
export const sides = style({
  ...columns(1, vars.space.xl, { desktop: { columns: 'minmax(0, 1fr) 22rem' } }),
  alignItems: 'start',
})
export const topics = style({ ...columns(1, vars.space.l), minInlineSize: 0 })
export const topic = style({ ...columns(1, vars.space.s), scrollMarginBlockStart: '9rem' })
export const article = style({ scrollMarginBlockStart: '9rem' })
export const answerText = style([content, { ...columns(1, vars.space.s), maxInlineSize: '68ch' }])
export const aside = style(columns(1, vars.space.m, { desktop: { position: 'sticky', insetBlockStart: '8.75rem' } }))
export const panel = style([
  card,
  { ...columns(1, vars.space.m), padding: vars.space.l, scrollMarginBlockStart: '9rem' },
])
export const waiting = style({ blockSize: '14rem', borderRadius: vars.radius.l })
