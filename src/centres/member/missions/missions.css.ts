import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

const panel = style({
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  minInlineSize: 0,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const list = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' })
export const card = style([panel, { display: 'grid', gap: vars.space.xs, padding: vars.space.m }])
const line = { display: 'flex', justifyContent: 'space-between', gap: vars.space.s, minInlineSize: 0 } as const
export const head = style({ ...line, alignItems: 'baseline' })
export const title = style({ margin: 0, fontSize: vars.size.m, fontWeight: 700, overflowWrap: 'anywhere' })
export const reward = style({
  flexShrink: 0,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const note = style({ color: vars.color.muted, fontSize: vars.size.s, minInlineSize: 0 })
/** Until when stands below it as a whole where there is no room beside. */
export const far = style([note, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s }])
export const foot = style({ ...line, alignItems: 'center', minBlockSize: vars.control.s })
export const done = style({ color: vars.color.ink, fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' })
export const claimed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  flexShrink: 0,
  color: vars.color.good,
  fontSize: vars.size.s,
  fontWeight: 650,
})

/** Where one is, and the way to ask anew. */
export const standing = style({ ...line, alignItems: 'center' })
export const own = style({ fontSize: vars.size.s, fontWeight: 600 })
export const board = style([
  panel,
  // Rows begin within the inner line, where a brand frames its cards.
  { padding: vars.frame.inset },
])
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
const cellBase = style({ paddingBlock: vars.space.s, paddingInline: vars.space.m, textAlign: 'start' })
export const heading = style([cellBase, { color: vars.color.muted, fontWeight: 600 }])
export const headingEnd = style([heading, { textAlign: 'end' }])
export const row = style({ borderBlockStart: `1px solid ${vars.color.line}` })
export const rowOwn = style([
  row,
  { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft, fontWeight: 700 },
])
export const cell = style([cellBase, { overflowWrap: 'anywhere' }])
export const cellEnd = style([cellBase, { textAlign: 'end', whiteSpace: 'nowrap' }])

export const cardWaiting = style({ blockSize: '9rem', borderRadius: vars.radius.m })
export const boardWaiting = style({ blockSize: '24rem', borderRadius: vars.radius.m })
