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
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateRows: 'auto auto 1fr',
  gap: vars.space.xs,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  minInlineSize: 0,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
const line = { display: 'flex', justifyContent: 'space-between', gap: vars.space.s, minInlineSize: 0 } as const
export const head = style({ ...line, alignItems: 'baseline' })
export const title = style({ margin: 0, fontSize: vars.size.m, fontWeight: 700, overflowWrap: 'anywhere' })
export const amount = style({
  flexShrink: 0,
  fontWeight: 700,
  fontSize: vars.size.l,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const note = style({ color: vars.color.muted, fontSize: vars.size.s, overflowWrap: 'anywhere' })
export const foot = style({ ...line, alignItems: 'center', alignSelf: 'end', minBlockSize: vars.control.s })
const stateBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.size.s,
  fontWeight: 650,
})
export const state = styleVariants({
  open: [stateBase, { color: vars.color.accentText }],
  waiting: [stateBase, { color: vars.color.warn }],
  good: [stateBase, { color: vars.color.good }],
  bad: [stateBase, { color: vars.color.bad }],
  over: [stateBase, { color: vars.color.muted }],
})
export const waiting = style({ blockSize: '8rem', borderRadius: vars.radius.m })
