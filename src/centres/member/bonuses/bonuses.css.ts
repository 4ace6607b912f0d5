import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const list = style({
  display: 'grid',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const waiting = style({ blockSize: '24rem', borderRadius: vars.radius.m })
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s,
})
export const title = style({
  margin: 0,
  minInlineSize: 0,
  fontSize: vars.size.m,
  fontWeight: 700,
  overflowWrap: 'anywhere',
})
export const amount = style({
  fontSize: vars.size.l,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  fontSize: vars.size.s,
})
export const state = styleVariants({
  offered: [line, { color: vars.color.warn }],
  active: [line, { color: vars.color.accentText }],
  completed: [line, { color: vars.color.good }],
  forfeited: [line, { color: vars.color.muted }],
  unknown: [line, { color: vars.color.muted }],
  expired: [line, { color: vars.color.bad }],
})
export const says = style({ color: vars.color.muted })
export const played = style({ display: 'grid', gap: vars.space.xxs })
export const note = style({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })
