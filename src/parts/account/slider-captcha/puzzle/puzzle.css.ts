import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { align, gap, split, wrap } from '../../../../ui/layout/layout.css.ts'
import { media } from '../../../../ui/layout/media.ts'

export const puzzle = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 })

/** The custom properties come from the puzzle's own measures: its shape, the piece's part of it, how far it has moved. */
export const frame = style({
  position: 'relative',
  aspectRatio: 'var(--shape)',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  direction: 'ltr',
})
const fills = { position: 'absolute', insetBlock: 0, insetInlineStart: 0, blockSize: '100%' } as const
export const scene = style({ ...fills, inlineSize: '100%' })
export const piece = style({ ...fills, inlineSize: 'var(--part)', pointerEvents: 'none' })
export const waiting = style({ ...fills, inlineSize: '100%', borderRadius: 0 })
/** In the place of a question of one line. */
export const waitingQuestion = style({ display: 'block', blockSize: '1.5em', marginBlockEnd: vars.space.xs })
/** As high as a thumb is wide at the least, on any pointer: it is dragged. */
const HEIGHT = 48
export const track = style({
  position: 'relative',
  blockSize: HEIGHT,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.edge}`,
  backgroundColor: vars.color.field,
  overflow: 'hidden',
  selectors: {
    '&:has(:focus-visible)': { borderColor: vars.color.focus, boxShadow: `0 0 0 2px ${vars.color.focus}` },
  },
  '@media': { [media.forced]: { selectors: { '&:has(:focus-visible)': { outline: '3px solid Highlight' } } } },
})
/** What lies behind the thumb; half a thumb on, so that it ends under it. */
export const done = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'calc((100% - var(--part)) * var(--way) + var(--part) / 2)',
  backgroundColor: vars.color.accentSoft,
})
export const slider = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  appearance: 'none',
  background: 'none',
  opacity: 0,
  cursor: 'grab',
  // A finger that slides does not scroll the sheet.
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
})
// As wide as the piece, so that finger and piece stay together.
for (const thumb of ['::-webkit-slider-thumb', '::-moz-range-thumb'])
  globalStyle(`${slider}${thumb}`, { appearance: 'none', inlineSize: 'var(--part)', blockSize: HEIGHT, border: 0 })

/** What is seen of the thumb. */
export const grip = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'var(--part)',
  insetInlineStart: 'calc((100% - var(--part)) * var(--way))',
  borderRadius: `calc(${vars.radius.m} - 1px)`,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  pointerEvents: 'none',
  '@media': { [media.forced]: { border: '2px solid ButtonText', backgroundColor: 'ButtonFace', color: 'ButtonText' } },
})

export const actions = style([split, wrap, align.center, gap.xs])
globalStyle(`${actions} > *`, { flex: '1 1 auto' })
