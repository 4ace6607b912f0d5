import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

/** How high one line of facts is, and how high a line of cells. */
const [LINE, CELL] = ['1.125rem', '1.75rem']
/**
 * How high the facts of a card are: phones give a word more room by a line of its own, so that no fact is a mark or a
 * number alone.
 */
export const heights = {
  line: { wide: `calc(2 * ${LINE})`, phone: `calc(3 * ${LINE})` },
  columns: { wide: `calc(2px + ${LINE})`, phone: `calc(2 * ${LINE})` },
  cells: { wide: CELL, phone: `calc(2 * ${CELL})` },
}
/** The columns of a table of rows. */
const ROW_FACTS = 'minmax(0, 0.9fr) minmax(0, 1.4fr) minmax(0, 0.9fr)'

const facts = style({
  gridArea: '3 / 1',
  alignSelf: 'start',
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: LINE,
})
/** A line of its own for the stake; what has no room is left to the game's sheet. */
const line = style([facts, { display: 'flex', flexWrap: 'wrap', gap: '0 0.5em', overflow: 'hidden' }])
const cells = style([
  facts,
  {
    alignSelf: 'end',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    gridAutoRows: 'minmax(0, 1fr)',
    blockSize: heights.cells.wide,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': { [media.belowTablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', blockSize: heights.cells.phone } },
  },
])
export const looks = {
  line,
  columns: style([
    facts,
    {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '0 0.5em',
      overflow: 'hidden',
      '@media': { [media.belowTablet]: { flexWrap: 'wrap' } },
    },
  ]),
  cells,
  /** Below the name on phones, in columns with their names from tablets on. */
  row: style([
    facts,
    {
      gridArea: '2 / 2',
      alignSelf: 'center',
      display: 'flex',
      gap: '0.75em',
      '@media': {
        [media.tablet]: {
          gridArea: 'auto',
          display: 'grid',
          gridTemplateColumns: ROW_FACTS,
          fontSize: vars.size.s,
        },
      },
    },
  ]),
}
export const fact = style([oneLine, { display: 'inline-flex', alignItems: 'center', gap: '0.3em' }])
export const strong = style({ color: vars.color.ink, fontWeight: 650 })
globalStyle(`${cells} > ${fact}`, { justifyContent: 'center', paddingInline: vars.space.xs, color: vars.color.ink })
globalStyle(`${cells} > ${fact} + ${fact}`, { borderInlineStart: `1px solid ${vars.color.line}` })
globalStyle(`${cells} > ${fact}:nth-child(3)`, {
  '@media': {
    [media.belowTablet]: {
      gridColumn: '1 / -1',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
})
globalStyle(`${looks.columns} > ${fact}:nth-child(3)`, { '@media': { [media.belowTablet]: { flexBasis: '100%' } } })
globalStyle(`${looks.row} > ${fact}`, { '@media': { [media.tablet]: { color: vars.color.ink } } })
export const stake = style({ display: 'flex', gap: '0.5em', flexBasis: '100%', minInlineSize: 0, overflow: 'hidden' })
/** Of a row: a table has its names once above all rows, a phone beside each figure. */
export const rowLabel = style({
  color: vars.color.muted,
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
/** A row's words for phones, and those for wider windows. */
export const onPhones = style({ color: vars.color.muted, '@media': { [media.tablet]: { display: 'none' } } })
export const fromTablet = style({ '@media': { [media.belowTablet]: { display: 'none' } } })
/** Of a card: the legend above all cards says it, in columns as these. */
export const legendSays = hiddenVisually
/** In a line of its own where cards are narrow. */
export const level = style([fact, { '@media': { [media.belowTablet]: { flexBasis: '100%' } } }])
export const mark = style({
  flexShrink: 0,
  inlineSize: '0.95rem',
  blockSize: '0.95rem',
  fill: 'currentColor',
  color: vars.color.accentText,
})
export const unfilled = style({ opacity: 0.3 })
/** Over the columns of the first card, which it is as wide as. */
export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  columnGap: 8,
  inlineSize: 'max-content',
  minInlineSize: '9.25rem',
  maxInlineSize: '100%',
  overflow: 'hidden',
  marginBlockEnd: 2,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: '1.125rem',
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
/** The names of a table of rows, once above all of them. */
export const rowHeads = style({
  // Twice: which of the two files that lay it out comes last on a page is not said.
  '@media': { [media.belowTablet]: { selectors: { '&&': { display: 'none' } } } },
  color: vars.color.muted,
  fontSize: vars.size.s,
})
export const rowHeadFacts = style({ display: 'grid', gridTemplateColumns: ROW_FACTS, gap: '0.75em' })
