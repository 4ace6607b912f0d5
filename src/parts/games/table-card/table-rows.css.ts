/** Live tables below each other: a dense table of hairline cells, or the rows of a lit board. */
import { globalStyle, style } from '@vanilla-extract/css'
import { bulb } from '../../rewards/offer/slide/dot-board.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

const { xs, s } = vars.space
const LINE = `1px solid ${vars.color.line}`

const row = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'center',
  minInlineSize: 0,
  backgroundColor: vars.color.surface,
  // Above the first of them too, where no names stand there.
  boxShadow: `0 -1px ${vars.color.line}`,
})
/** A phone's: who deals below the name, then a line of figures from edge to edge. */
const PHONE = '"picture name name press" "picture who who press" "limits limits seats seats"'
const WIDE = '"picture name who limits seats press"'

export const cell = style([
  row,
  {
    gridTemplateColumns: '2.75rem minmax(0, 1fr) 5.25rem 5.75rem',
    gridTemplateRows: '1.5rem 1.5rem 2rem',
    gridTemplateAreas: PHONE,
    blockSize: '5.5rem',
    paddingBlockStart: '0.25rem',
    borderInline: LINE,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '4rem minmax(0, 1.8fr) minmax(0, 1.1fr) minmax(0, 1.2fr) 11.5rem 7rem',
        gridTemplateRows: '100%',
        gridTemplateAreas: WIDE,
        blockSize: '3.5rem',
        paddingBlockStart: 0,
      },
    },
  },
])
export const board = style([
  row,
  {
    gridTemplateColumns: '3.5rem minmax(0, 1fr) 4.5rem auto',
    gridTemplateRows: '1.5rem 1.5rem 2rem',
    gridTemplateAreas: PHONE,
    gap: `4px ${xs}`,
    blockSize: '6.75rem',
    paddingInline: xs,
    alignContent: 'center',
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '6.5rem minmax(0, 1.7fr) minmax(0, 1fr) minmax(0, 1.5fr) 13rem 8rem',
        gridTemplateRows: '3.5rem',
        gridTemplateAreas: WIDE,
        columnGap: s,
        blockSize: '4.75rem',
        paddingInline: s,
      },
    },
  },
])

/** Where a row will stand: its picture, and the board below it. */
export const rowPlace = style({
  selectors: {
    '&::before': {
      content: '',
      gridArea: 'picture',
      alignSelf: 'stretch',
      margin: xs,
      backgroundColor: vars.color.line,
    },
  },
})

/** The names above the columns, where there are columns. */
const headed = {
  blockSize: '2.25rem',
  gridTemplateRows: '100%',
  color: vars.color.muted,
  fontSize: '0.8125rem',
  fontWeight: 600,
} as const
const head = style({
  '@media': {
    [media.belowTablet]: { selectors: { '&&': { display: 'none' } } },
    [media.tablet]: { selectors: { '&&': headed } },
  },
})
export const cellHeads = style([
  head,
  { borderBlock: LINE, selectors: { '&&': { backgroundColor: vars.color.sunken } } },
])
export const boardHeads = style([
  head,
  { borderStartStartRadius: vars.radius.m, borderStartEndRadius: vars.radius.m, borderBlockEnd: LINE },
])

/** A cell of the figures: its own height, a hairline before it. */
const squared = { alignSelf: 'stretch', alignContent: 'center', paddingInline: xs } as const
/** Each but the first of a row begins at a hairline; on a phone the figures stand below one. */
export const cellPart = style({
  '@media': { [media.tablet]: { ...squared, paddingInline: s, borderInlineStart: LINE } },
})
export const cellFigure = style([
  cellPart,
  {
    ...squared,
    borderBlockStart: LINE,
    '@media': { [media.tablet]: { borderBlockStart: 0 } },
    selectors: { '& + &': { borderInlineStart: LINE } },
  },
])

/** What is lit: the figures of bulbs on the dark of a board, whatever the ground around it. */
export const lit = style({
  ...squared,
  selectors: { '&&': { color: bulb } },
  backgroundColor: `color-mix(in oklab, ${vars.color.accent} 8%, #0b0410)`,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.accent} 35%, #0b0410)`,
  borderRadius: vars.radius.s,
  '@media': {
    [media.tablet]: { paddingInline: s, fontSize: vars.size.m },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})
globalStyle(`${lit}${lit} > *`, { color: 'inherit' })
