/** What pages of money share: panels, facts, and what stands before money may leave. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const panel = style({
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  minInlineSize: 0,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const term = style({ color: vars.color.muted, fontSize: vars.size.s })
export const title = style({ margin: 0, fontSize: vars.size.m, fontWeight: 700 })
export const section = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0, marginBlockStart: vars.space.s })
export const note = style({ color: vars.color.muted, fontSize: vars.size.s })
export const strong = style({ fontWeight: 650, overflowWrap: 'anywhere' })
export const mark = style({ color: vars.color.muted, flexShrink: 0 })
export const words = style({ display: 'grid', minInlineSize: 0 })
export const number = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
/** What is still to be added, and bonuses: cards with what to do at their end. */
export const needs = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' })
export const need = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.s,
    alignItems: 'center',
    '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  },
])
export const needAction = style({
  gridColumn: '1 / -1',
  justifySelf: 'stretch',
  '@media': { [media.tablet]: { gridColumn: 'auto', justifySelf: 'end' } },
})
export const bonus = style([
  panel,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.xs, alignItems: 'baseline' },
])
export const bonusWords = style({
  gridColumn: '1 / -1',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const bar = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: 8,
  appearance: 'none',
  border: 0,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: vars.color.line,
  color: vars.color.accent,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: vars.color.line },
    '&::-webkit-progress-value': { backgroundColor: vars.color.accent },
    '&::-moz-progress-bar': { backgroundColor: vars.color.accent },
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText', appearance: 'auto' } },
})
export const summary = style({ display: 'grid', gap: vars.space.m, minInlineSize: 0 })
export const facts = style([panel, { display: 'grid', margin: 0, paddingBlock: vars.space.xs }])
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space.s,
  alignItems: 'baseline',
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const factValue = style({
  margin: 0,
  textAlign: 'end',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
