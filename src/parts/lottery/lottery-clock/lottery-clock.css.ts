import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const box = styleVariants({
  m: { display: 'grid', justifyItems: 'end' },
  l: { display: 'grid', gap: vars.space.xs, justifyItems: 'start' },
})
export const label = style({ color: vars.color.muted, fontSize: vars.size.xs, whiteSpace: 'nowrap' })
// On the narrowest phones the lottery's name needs its room; that bets are closed is said there, too.
globalStyle(`${box.m} > ${label}[aria-hidden="true"]`, {
  '@media': { 'screen and (max-width: 22.499em)': { display: 'none' } },
})
const base = style({
  // The words for screen readers stay with it, in a lane that scrolls as well.
  position: 'relative',
  // Hours, minutes and seconds from left to right in every language.
  direction: 'ltr',
  display: 'inline-flex',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  whiteSpace: 'nowrap',
})
export const part = style({})
export const word = style({ color: vars.color.liveText, fontSize: vars.size.s })
export const clock = styleVariants({
  m: [base, { fontSize: vars.size.m }],
  // Three boxes beside each other, however large letters are.
  l: [base, { fontSize: `min(${vars.size.xl}, 10vw)`, gap: vars.space.xs }],
})
globalStyle(`${clock.m} ${part} + ${part}::before`, { content: '":"', paddingInline: '0.08em', opacity: 0.6 })
globalStyle(`${clock.l} ${part}`, {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.9em',
  paddingBlock: '0.18em',
  borderRadius: vars.radius.s,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  lineHeight: 1.2,
})
globalStyle(`${clock.l} ${part} + ${part}`, { position: 'relative', marginInlineStart: '0.35em' })
globalStyle(`${clock.l} ${part} + ${part}::before`, {
  content: '":"',
  position: 'absolute',
  insetInlineEnd: 'calc(100% + 0.05em)',
  inlineSize: `calc(${vars.space.xs} + 0.25em)`,
  textAlign: 'center',
})
// Bets are closed; the words beside it say so.
globalStyle(`${clock.m}[data-phase="closed"], ${clock.l}[data-phase="closed"]`, { color: vars.color.warn })
