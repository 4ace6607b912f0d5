import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'

/** A board of prizes: names at one side, and the numbers in columns of equal width. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
globalStyle(`${table} th`, {
  inlineSize: '28%',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: tightLeading(1.25),
  textAlign: 'start',
  verticalAlign: 'middle',
})
globalStyle(`${table} tr:nth-child(even)`, { backgroundColor: vars.color.raised })
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-evenly',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  fontWeight: 650,
  '@media': { [media.tablet]: { columnGap: vars.space.l } },
})
globalStyle(`${numbers} > li`, { minInlineSize: '3ch', textAlign: 'center' })
export const special = style({})
globalStyle(`${special} ${numbers}`, {
  color: vars.color.accentText,
  fontSize: vars.size.xl,
  fontWeight: 800,
  letterSpacing: '0.06em',
})
globalStyle(`${special} th`, { color: vars.color.ink })
