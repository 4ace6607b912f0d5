import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { byChoice } from '../../../ui/layout/by-choice.ts'
import { highlight } from '../../../ui/layout/highlight.ts'
import { media } from '../../../ui/layout/media.ts'

export const modes = style({ display: 'grid', gap: vars.space.xs, paddingBlockEnd: vars.space.xxs, minInlineSize: 0 })
export const choices = byChoice(
  'hand',
  {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gap: 2,
    margin: 0,
    padding: 2,
    minInlineSize: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.sunken,
  },
  {
    // A strip pressed into the paper.
    ticket: { border: '0', backgroundColor: `color-mix(in oklab, ${vars.color.line} 55%, ${vars.color.surface})` },
    plate: { padding: '0', gap: '0', borderRadius: vars.radius.s, backgroundColor: 'transparent' },
    blocks: { padding: '0', gap: '0', borderColor: vars.color.edge, borderRadius: vars.radius.s },
  },
)
export const choice = style({
  position: 'relative',
  minBlockSize: 36,
  paddingInline: vars.space.xxs,
  border: '1px solid transparent',
  borderRadius: `calc(${vars.radius.m} - 3px)`,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: tightLeading(1.2),
  overflowWrap: 'anywhere',
  selectors: {
    // A finger has more of it than is seen.
    '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: -4 },
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.field,
      color: vars.color.onField,
      borderColor: vars.color.line,
      boxShadow: vars.shadow.low,
    },
    '[data-hand="plaque"] &[aria-pressed="true"], [data-hand="plate"] &[aria-pressed="true"], [data-hand="blocks"] &[aria-pressed="true"]':
      {
        backgroundColor: vars.color.accentSoft,
        color: vars.color.onAccentSoft,
        borderColor: vars.color.accentText,
        boxShadow: 'none',
      },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-pressed="true"]': highlight } },
  },
})
export const sizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})
export const size = style({
  flex: '1 1 auto',
  minBlockSize: 40,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.ink,
  fontSize: '0.8125rem',
  fontWeight: 600,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accentText,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: 44 },
    [media.forced]: { selectors: { '&[aria-pressed="true"]': highlight } },
  },
})
export const problem = style({
  color: vars.color.bad,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: tightLeading(1.35),
})
