import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { content } from '../../ui/overlays/disclosure.css.ts'
import { media } from '../../ui/layout/media.ts'
import { card, padded } from '../../ui/layout/page.css.ts'

export const screen = style([padded, { gap: vars.space.xl }])
/** One column, no wider than its place whatever a word in it is. */
const bounded = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
export const top = style({
  ...bounded,
  gap: vars.space.m,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 24rem)', alignItems: 'end' } },
})
export const columns = style({
  ...bounded,
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
})
export const topics = style({ ...bounded, gap: vars.space.l, minInlineSize: 0 })
export const topic = style({ ...bounded, gap: vars.space.s, scrollMarginBlockStart: '9rem' })
export const article = style({ scrollMarginBlockStart: '9rem' })
export const answerText = style([content, { ...bounded, gap: vars.space.s, maxInlineSize: '68ch' }])
export const aside = style({
  ...bounded,
  gap: vars.space.m,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '8.75rem' } },
})
export const panel = style([
  card,
  { ...bounded, gap: vars.space.m, padding: vars.space.l, scrollMarginBlockStart: '9rem' },
])
export const waiting = style({ blockSize: '14rem', borderRadius: vars.radius.l })
export const searchMark = style({
  inlineSize: 20,
  blockSize: 20,
  marginInlineEnd: vars.space.s,
  color: vars.color.muted,
})
