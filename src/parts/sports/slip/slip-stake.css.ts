import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { highlight } from '../../../ui/layout/highlight.ts'
import { media } from '../../../ui/layout/media.ts'

export const field = style({ display: 'grid', gap: 4, minInlineSize: 0 })
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  minBlockSize: '2.875rem',
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.field,
  color: vars.color.onField,
  cursor: 'text',
  selectors: {
    '&:focus-within': { borderColor: vars.color.focus, boxShadow: `0 0 0 1px ${vars.color.focus}` },
  },
  '@media': { [media.forced]: { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } } },
})
/** Also while it is mended. */
export const wrong = style({
  borderColor: vars.color.bad,
  selectors: { '&:focus-within': { borderColor: vars.color.bad, boxShadow: `0 0 0 1px ${vars.color.bad}` } },
})
export const name = style({ flexShrink: 0, color: vars.color.muted, fontSize: vars.size.s, whiteSpace: 'nowrap' })
/** Its name stands above what is typed. */
export const frameNarrow = style({ flexDirection: 'column', alignItems: 'stretch', gap: 0, paddingBlock: 3 })
globalStyle(`${frameNarrow} > ${name}`, { fontSize: '0.75rem', lineHeight: 1.15 })
export const input = style({
  flex: 1,
  alignSelf: 'stretch',
  inlineSize: '100%',
  minInlineSize: '4ch',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  appearance: 'none',
  outline: 'none',
  color: 'inherit',
  fontSize: '1.125rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: {
    '&::placeholder': { color: vars.color.placeholder, opacity: 1, fontSize: '0.8125rem', fontWeight: 400 },
  },
})
/** A long sum takes the room of the letters. */
export const inputLong = style({ fontSize: '1rem', letterSpacing: '-0.02em' })
export const error = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.3125rem',
  color: vars.color.bad,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: tightLeading(1.35),
})

export const roomy = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })
/** Where there is little room, the choices stand beside the field as far as they fit. */
export const tight = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
  '@media': {
    'screen and (min-width: 23em)': {
      gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, 1.65fr)',
    },
  },
})
export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  selectors: { [`${tight} > &`]: { gap: 6 } },
})
export const preset = style({
  flex: '1 1 auto',
  minInlineSize: '3rem',
  minBlockSize: '2.875rem',
  margin: 0,
  paddingBlock: 2,
  paddingInline: 4,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.s,
  fontWeight: 650,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.surface,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-pressed="true"])': { borderColor: vars.color.ink } } },
    [media.forced]: { selectors: { '&[aria-pressed="true"]': highlight } },
  },
})
/** A long sum is set smaller, so that they stay on one line. */
export const presetLong = style({ paddingInline: 1, fontSize: '0.75rem', letterSpacing: '-0.025em' })
globalStyle(`${frameNarrow} > ${input}`, { textAlign: 'start', fontSize: '1.0625rem' })
globalStyle(`${frameNarrow} > ${inputLong}`, { fontSize: '0.8125rem' })
globalStyle(`${error} > svg`, { flexShrink: 0, translate: '0 0.1875rem' })
