/** Jackpots, in the hand that draws a brand's offers. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { lane } from '../../../ui/lists/lane.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

const HEIGHT = '11rem'

export const list = style([
  lane,
  { gridAutoColumns: 'min(21rem, 84vw)', '@media': { [media.desktop]: { gridAutoColumns: 'minmax(0, 1fr)' } } },
])
const base = style({
  position: 'relative',
  scrollSnapAlign: 'start',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  minInlineSize: 0,
  minBlockSize: HEIGHT,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
})
export const card = styleVariants({
  ticket: [base, { borderRadius: vars.radius.l }],
  plaque: [base, { borderRadius: vars.radius.m, boxShadow: vars.shadow.card }],
  plate: [base, { borderColor: vars.color.accentText, outline: `1px solid ${vars.color.line}`, outlineOffset: -5 }],
  blocks: [base, { borderRadius: vars.radius.m }],
})
export const place = style({ blockSize: HEIGHT, borderRadius: vars.radius.l })

const coverBase = style({ inlineSize: '3.5rem', blockSize: '3.5rem', overflow: 'hidden' })
export const cover = styleVariants({
  ticket: [coverBase, { borderRadius: vars.radius.m }],
  plaque: [coverBase, { borderRadius: vars.radius.s }],
  plate: [coverBase, { borderRadius: '999px 999px 0 0' }],
  blocks: [coverBase, { borderRadius: vars.radius.s }],
})
export const words = style({ display: 'grid', minInlineSize: 0 })
export const name = style({ ...oneLine, margin: 0, fontSize: vars.size.l })
export const line = style({ ...oneLine, margin: 0, color: vars.color.muted, fontSize: vars.size.s })

const figureBase = style({
  gridColumn: '1 / -1',
  margin: 0,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `min(${vars.size.xxl}, 8.5vw)`,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.1,
  textAlign: 'center',
})
export const figure = styleVariants({
  ticket: [figureBase, { display: 'grid', justifyItems: 'center', color: vars.color.accentText }],
  plaque: [figureBase, { borderRadius: vars.radius.s, backgroundColor: vars.color.accent, color: vars.color.onAccent }],
  plate: [figureBase, { borderBlock: `1px solid ${vars.color.line}`, color: vars.color.accentText }],
  blocks: [figureBase, { borderBlock: `1px solid ${vars.color.line}`, textAlign: 'start' }],
})
export const until = style({
  gridColumn: '1 / -1',
  ...oneLine,
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.size.s,
})

// A press anywhere on the card is one on its link.
globalStyle(`${base} > a`, { position: 'static' })
globalStyle(`${base} > a::after`, { content: '""', position: 'absolute', inset: 0 })
