import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { LOW_ROW_HEIGHT, MORE, ROW_HEIGHT, WIDE_ROW_HEIGHT } from '../fixture-row/fixture-row.css.ts'
import { WIDE } from '../price-button/price-button.css.ts'

const EDGE = `1px solid ${vars.color.line}`
/** Blocks of one league stand against each other: the first has its top, the last its foot. */
export const block = style({
  borderInline: EDGE,
  backgroundColor: vars.color.surface,
  // Keeps corners without making a box that scrolls, in which no heading could stick.
  overflow: 'clip',
  selectors: {
    '[data-board="lines"] &': { borderInline: 0, borderRadius: 0, backgroundColor: 'transparent' },
    '[data-board="paper"] &': { borderColor: vars.color.line },
  },
})
/** Between two leagues, in pixels. */
export const GAP = 10
export const begins = style({
  borderBlockStart: EDGE,
  borderStartStartRadius: vars.radius.l,
  borderStartEndRadius: vars.radius.l,
})
export const ends = style({
  borderBlockEnd: EDGE,
  borderEndStartRadius: vars.radius.l,
  borderEndEndRadius: vars.radius.l,
  marginBlockEnd: GAP,
})

export const HEAD = '2.75rem'
export const head = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  minBlockSize: HEAD,
  paddingInline: vars.space.s,
  backgroundColor: vars.color.surface,
  '@container': {
    [WIDE]: { gridTemplateColumns: `minmax(0, 1fr) auto ${MORE}` },
  },
  selectors: {
    // A plate of lacquer, with the metal below.
    '[data-board="paper"] &': {
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      boxShadow: `inset 0 -2px 0 ${vars.color.accent}, inset 0 -3px 0 ${vars.color.gilt}`,
    },
    '[data-board="cells"] &': { backgroundColor: vars.color.sunken },
    '[data-board="lines"] &': { backgroundColor: 'transparent', paddingInlineStart: 0 },
  },
})
export const lead = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 })
export const title = style({ minInlineSize: 0, margin: 0, fontSize: '1rem' })
export const fold = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 44,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  // The whole heading is what is pressed.
  '::after': { content: '', position: 'absolute', inset: 0 },
})
/** What is said beside the name stands below it where both have no room: neither is ever cut. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  minInlineSize: 0,
  paddingBlock: 2,
  lineHeight: tightLeading(1.15),
  // Above the metal.
  selectors: { '[data-board="paper"] &': { paddingBlockEnd: 6 } },
})
export const name = style({
  minInlineSize: 0,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-board="paper"] &': { fontFamily: vars.font.display, fontSize: '1.1875rem', fontWeight: 500 },
    '[data-board="lines"] &': {
      fontFamily: vars.font.display,
      fontSize: '1.25rem',
      fontWeight: vars.font.displayWeight as never,
    },
  },
})
export const note = style({
  fontFamily: vars.font.text,
  letterSpacing: 0,
  color: vars.color.muted,
  fontSize: '0.8125rem',
  fontWeight: 400,
  selectors: { '[data-board="paper"] &': { color: 'inherit' } },
})
export const heads = style({
  display: 'none',
  color: vars.color.muted,
  fontSize: '0.75rem',
  textAlign: 'center',
  '@container': { [WIDE]: { display: 'flex' } },
  selectors: { '[data-board="paper"] &': { color: 'inherit' } },
})
export const tools = style({ position: 'relative', display: 'grid', flexShrink: 0, zIndex: 1 })
globalStyle(`[data-board="paper"] ${tools} > button`, { color: 'inherit' })
export const chevron = style({
  justifySelf: 'end',
  color: vars.color.muted,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  pointerEvents: 'none',
  selectors: { '[data-board="paper"] &': { color: 'inherit' } },
})
export const open = style({ rotate: '180deg' })
/** How high a row is with its line; said by `page`. */
export const rowHeight = createVar()
/** A league's blocks, or several leagues'. */
export const page = style({
  vars: { [rowHeight]: `calc(${ROW_HEIGHT} + 1px)` },
  '@container': {
    [WIDE]: {
      vars: { [rowHeight]: `calc(${WIDE_ROW_HEIGHT} + 1px)` },
      selectors: { '[data-board="cells"] &': { vars: { [rowHeight]: `calc(${LOW_ROW_HEIGHT} + 1px)` } } },
    },
  },
})
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })
/** As high as a row. */
export const place = style({
  blockSize: ROW_HEIGHT,
  '@container': {
    [WIDE]: {
      blockSize: WIDE_ROW_HEIGHT,
      selectors: { '[data-board="cells"] &': { blockSize: LOW_ROW_HEIGHT } },
    },
  },
})
export const item = style({
  borderBlockStart: EDGE,
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
  selectors: { '[data-board="paper"] &': { borderBlockStartStyle: 'dotted', borderBlockStartWidth: 1.5 } },
})
