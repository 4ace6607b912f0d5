import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { highlight } from '../../../ui/layout/highlight.ts'
import { media } from '../../../ui/layout/media.ts'

const PRESSED = '&[aria-pressed="true"]'
const HOVERED = '&:hover:not([aria-pressed="true"])'
const chosen = { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft } as const

export const panel = style({
  padding: 8,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
})
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const leagues = style([list, { paddingBlock: 2 }])
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  inlineSize: '100%',
  minBlockSize: 44,
  margin: 0,
  paddingInline: 10,
  paddingBlock: 4,
  border: 0,
  borderRadius: `min(${vars.radius.m}, 0.75rem)`,
  background: 'none',
  color: vars.color.ink,
  fontSize: '0.9375rem',
  fontWeight: 500,
  lineHeight: tightLeading(1.25),
  textAlign: 'start',
  textDecoration: 'none',
  selectors: { [PRESSED]: { ...chosen, fontWeight: 600 } },
  '@media': {
    [media.hover]: { selectors: { [HOVERED]: { backgroundColor: vars.color.raised } } },
    [media.forced]: { selectors: { [PRESSED]: highlight } },
  },
})
export const league = style({
  paddingInlineStart: 42,
  minBlockSize: 36,
  fontSize: '0.875rem',
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
})
export const name = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' })
export const count = style({
  flexShrink: 0,
  color: vars.color.muted,
  fontSize: '0.8125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
})
export const dot = style({
  flexShrink: 0,
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  borderRadius: '50%',
  backgroundImage: `radial-gradient(circle, ${vars.color.live} 0 28%, color-mix(in oklab, ${vars.color.live} 22%, transparent) 32%)`,
})
export const title = style({
  margin: 0,
  paddingInline: 10,
  paddingBlock: '8px 4px',
  fontSize: '0.9375rem',
  fontWeight: 700,
})

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flexShrink: 0,
  minBlockSize: 44,
  margin: 0,
  paddingInline: '6px 14px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size.s,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    [PRESSED]: { ...chosen, borderColor: vars.color.accentText },
  },
  '@media': {
    [media.hover]: { selectors: { [HOVERED]: { backgroundColor: vars.color.raised } } },
    [media.forced]: { selectors: { [PRESSED]: highlight } },
  },
})
/** Words alone have no picture that fills the round end. */
export const wordsAlone = style({ paddingInlineStart: 14 })
/** As many as there are on one line, however long that is. */
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const words = style({
  display: 'flex',
  gap: vars.space.l,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const word = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 6,
  flexShrink: 0,
  minBlockSize: 48,
  margin: 0,
  padding: 0,
  paddingBlockStart: 12,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'none',
  color: vars.color.muted,
  fontSize: '0.9375rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  outlineOffset: -2,
  selectors: { [PRESSED]: { borderColor: vars.color.accentText, color: vars.color.ink, fontWeight: 600 } },
  '@media': {
    [media.hover]: { selectors: { [HOVERED]: { color: vars.color.ink } } },
    [media.forced]: { selectors: { [PRESSED]: { borderColor: 'Highlight' } } },
  },
})
