import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'

export const ways = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, border: 0, minInlineSize: 0 })
export const legend = style({ padding: 0, marginBlockEnd: vars.space.xs, fontSize: vars.size.s, fontWeight: 600 })
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: 44,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.field,
  color: vars.color.onField,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.accentText,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': { [media.forced]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
})
export const choice = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: '50%',
  backgroundColor: vars.color.field,
  // The ring of its row is its own.
  outline: 'none',
  selectors: {
    '&:checked': { borderColor: vars.color.onAccentSoft, backgroundColor: 'transparent' },
    '&:checked::after': {
      content: '',
      inlineSize: 10,
      blockSize: 10,
      borderRadius: '50%',
      backgroundColor: vars.color.onAccentSoft,
    },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
})
export const name = style({ display: 'grid', fontWeight: 600, overflowWrap: 'anywhere' })
export const hint = style({ fontSize: vars.size.s, fontWeight: 400, fontVariantNumeric: 'tabular-nums' })
