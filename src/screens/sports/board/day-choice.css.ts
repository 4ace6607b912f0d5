import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { highlight } from '../../../ui/layout/highlight.ts'
import { media } from '../../../ui/layout/media.ts'

const PRESSED = '&[aria-pressed="true"]'
export const group = style({
  display: 'flex',
  gap: 2,
  padding: 4,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
})
export const choice = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  minBlockSize: 40,
  margin: 0,
  paddingInline: 12,
  paddingBlock: 8,
  border: 0,
  borderRadius: `calc(${vars.radius.m} - 4px)`,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: '1.5rem',
  whiteSpace: 'nowrap',
  selectors: {
    [PRESSED]: { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-pressed="true"])': { backgroundColor: vars.color.raised } } },
    [media.forced]: { selectors: { [PRESSED]: highlight } },
  },
})
export const live = style({
  selectors: { [PRESSED]: { backgroundColor: vars.color.live, color: vars.color.onLive } },
})
export const count = style({
  fontSize: '0.8125rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
})

/** The browser's own list opens over what looks like a chip. */
export const menu = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flexShrink: 0,
  minBlockSize: 44,
  paddingInline: 16,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.edge}`,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size.s,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  selectors: { '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
})
export const menuLive = style({
  borderColor: vars.color.live,
  backgroundColor: vars.color.live,
  color: vars.color.onLive,
})
export const select = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  margin: 0,
  border: 0,
  appearance: 'none',
  opacity: 0,
  fontSize: '1rem',
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
})
