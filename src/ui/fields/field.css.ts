import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

export const field = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 })
export const label = style({ fontSize: vars.size.s, fontWeight: 600, color: vars.color.ink })
/** The height of a line of hints and errors, in their own size. */
export const NOTE_LINE = 1.4
export const note = style({ fontSize: vars.size.s, color: vars.color.muted, lineHeight: NOTE_LINE })
export const error = style([note, { color: vars.color.bad, fontWeight: 550 }])

/** The frame that looks like the input, with room for buttons inside it. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.field,
  color: vars.color.onField,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:has(:where(input, select, textarea):focus-visible)': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}`,
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.bad },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:focus-within)': { borderColor: vars.color.ink } } },
    [media.forced]: { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } },
  },
})

export const frameSize = styleVariants({
  s: { minBlockSize: vars.control.s, fontSize: vars.size.s },
  m: { minBlockSize: vars.control.m },
  /** Of a sum, which is what a form is about. */
  l: { minBlockSize: 58, fontSize: '1.75rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' },
})

/** What an amount is in, beside it. */
export const sign = style({
  flexShrink: 0,
  paddingInline: `${vars.space.s} 0`,
  color: vars.color.muted,
  pointerEvents: 'none',
  selectors: { ':is(input) ~ &': { paddingInline: `0 ${vars.space.s}` } },
})

export const input = style({
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderRadius: 'inherit',
  paddingInline: vars.space.s,
  background: 'none',
  appearance: 'none',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.placeholder, opacity: 1 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
    // A browser's own fill would bring its own colours.
    '&:autofill': {
      WebkitTextFillColor: vars.color.onField,
      boxShadow: `inset 0 0 0 100px ${vars.color.field}`,
      caretColor: vars.color.onField,
    },
  },
})
/** What the browser writes shows while the field has the focus alone; its button stays. */
export const covered = style({ selectors: { '&:not(:focus)': { color: 'transparent' } } })
export const over = style({
  position: 'absolute',
  insetInlineStart: vars.space.s,
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { ':focus ~ &': { display: 'none' } },
})
// The browser's own cross, in the field's colours.
globalStyle(`${input}::-webkit-search-cancel-button`, {
  appearance: 'none',
  inlineSize: 14,
  blockSize: 14,
  marginInline: vars.space.xs,
  cursor: 'pointer',
  backgroundImage: ['45deg', '-45deg']
    .map((angle) => `linear-gradient(${angle}, transparent 45%, ${vars.color.muted} 45% 55%, transparent 55%)`)
    .join(),
})
// iOS zooms into fields whose type is smaller than 16 pixels.
globalStyle('input, select, textarea', { '@media': { '(pointer: coarse)': { fontSize: 'max(16px, 1em)' } } })

/** A low field whose label stands inside it, above what is typed. */
export const within = style({ position: 'relative' })
globalStyle(`${within} > ${label}`, {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 4,
  insetInlineStart: `calc(${vars.space.s} + 1px)`,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 500,
  lineHeight: 1,
  pointerEvents: 'none',
})
globalStyle(`${within} > ${frame}`, { minBlockSize: '2.5rem' })
globalStyle(`${within} > ${frame} > ${input}`, { paddingBlockStart: 14 })

export const area = style([input, { paddingBlock: vars.space.s, minBlockSize: '7.5rem', resize: 'vertical' }])
/** A line or two, where what was written stands above it. */
export const areaShort = style({ minBlockSize: '3.5rem' })
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space.s,
  pointerEvents: 'none',
  color: vars.color.muted,
})
export const select = style([input, { paddingInlineEnd: vars.space.xl }])
globalStyle(`${select} option`, { backgroundColor: vars.color.field, color: vars.color.onField })
export const counter = style([
  note,
  { marginInlineStart: 'auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
])
/**
 * Hint or error. A form that says what is wrong has room for a line of it before there is one, so that nothing moves away
 * from under a finger; what stands between two fields is less by a part of it, whether a line stands there or not.
 */
export const words = style({
  display: 'flex',
  gap: vars.space.s,
  justifyContent: 'space-between',
  selectors: { '&:empty': { display: 'none' } },
})
globalStyle(`form[novalidate] ${words}`, {
  display: 'flex',
  boxSizing: 'content-box',
  minBlockSize: `calc(${vars.size.s} * ${NOTE_LINE})`,
  marginBlockEnd: `calc(-1 * ${vars.space.xs})`,
})

export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.s,
  fontSize: vars.size.s,
})
export const box = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: `min(${vars.radius.s}, 6px)`,
  backgroundColor: vars.color.field,
  cursor: 'pointer',
  selectors: {
    '&:checked': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::after': {
      content: '',
      inlineSize: 11,
      blockSize: 6,
      marginBlockStart: -3,
      border: `solid ${vars.color.onAccent}`,
      borderWidth: '0 0 2px 2px',
      transform: 'rotate(-45deg)',
    },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
})
