import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { tightLeading } from '../../../../theme/writing-systems.ts'
import { byChoice } from '../../../../ui/layout/by-choice.ts'
import { DOWN, UP } from './arrow.ts'

export const picks = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 })
export const pick = byChoice(
  'hand',
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'start',
    columnGap: vars.space.xs,
    paddingBlock: '0.4375rem',
    minBlockSize: '3.25rem',
    minInlineSize: 0,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  {
    ticket: { selectors: { '&:last-child': { borderBlockEnd: 0 } } },
    plaque: { borderBlockEndStyle: 'dashed' },
    blocks: { borderBlockEndColor: vars.color.edge },
  },
)
export const words = style({ display: 'grid', gap: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const choice = style({ fontWeight: 700, fontSize: '0.9375rem', lineHeight: tightLeading(1.25) })
/** What is bet on, and below it the match: never cut off. */
export const about = style({
  color: vars.color.muted,
  fontSize: '0.8125rem',
  lineHeight: tightLeading(1.35),
})
export const live = style({ color: vars.color.liveText, fontWeight: 600 })
export const price = style({
  display: 'grid',
  justifyItems: 'end',
  fontWeight: 800,
  fontSize: '1.0625rem',
  lineHeight: tightLeading(1.2),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const brings = style({
  color: vars.color.muted,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: tightLeading(1.35),
})
/** As large as a finger needs, and no larger to look at. */
export const remove = style({
  position: 'relative',
  marginBlock: -8,
  marginInlineEnd: -8,
  color: vars.color.muted,
  selectors: { '&::after': { content: '', position: 'absolute', inset: -4 } },
})
export const out = style({ opacity: 0.62, textDecorationLine: 'line-through' })
export const below = style({ gridColumn: '1 / -1', display: 'grid', gap: '0.375rem', marginBlockStart: '0.375rem' })
const said = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.4375rem',
  paddingBlock: '0.25rem',
  paddingInline: '0.625rem',
  borderRadius: vars.radius.s,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: tightLeading(1.3),
  overflowWrap: 'anywhere',
})
export const notice = styleVariants({
  bad: [said, { backgroundColor: vars.color.badSoft, color: vars.color.onBadSoft }],
  quiet: [said, { backgroundColor: vars.color.warnSoft, color: vars.color.onWarnSoft }],
})
export const arrow = styleVariants({ good: UP, bad: DOWN })
/** What it was agreed to at, and which way it went since. */
const went = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: tightLeading(1.35),
})
export const moved = styleVariants({
  good: [went, { color: vars.color.good }],
  bad: [went, { color: vars.color.bad }],
})
