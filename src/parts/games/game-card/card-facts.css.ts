import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

/** The columns of a table of rows. */
const ROW_FACTS = 'repeat(3, minmax(0, 1fr))'

const facts = style({
  gridArea: '3 / 1',
  alignSelf: 'start',
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.125rem',
})
/** A line of its own for the stake; what has no room is left to the game's sheet. */
const line = style([facts, { display: 'flex', flexWrap: 'wrap', gap: '0 0.5em', overflow: 'hidden' }])
const cells = style([
  facts,
  {
    alignSelf: 'end',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    blockSize: '1.75rem',
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
])
export const looks = {
  line,
  columns: style([facts, { display: 'flex', justifyContent: 'space-between', gap: '0.5em', overflow: 'hidden' }]),
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
globalStyle(`${cells} > ${fact}`, { justifyContent: 'center', color: vars.color.ink })
globalStyle(`${cells} > ${fact} + ${fact}`, { borderInlineStart: `1px solid ${vars.color.line}` })
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
/** Small beside its figure where there is room. */
export const wideLabel = style({
  color: vars.color.muted,
  '@media': {
    [media.belowTablet]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
/** The word beside the mark: narrower cards have room for the mark alone. */
export const level = style({ '@media': { [media.narrow]: { display: 'none' } } })
export const mark = style({
  flexShrink: 0,
  inlineSize: '0.95rem',
  blockSize: '0.95rem',
  fill: 'currentColor',
  color: vars.color.accentText,
})
export const unfilled = style({ opacity: 0.3 })
/** What a phone's cards have no room to say. */
export const legend = style({
  display: 'flex',
  '@media': { [media.tablet]: { display: 'none' } },
  flexWrap: 'wrap',
  gap: '0 0.9em',
  blockSize: '1.25rem',
  overflow: 'hidden',
  marginBlockEnd: vars.space.xs,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: '1.25rem',
})
/** The names of a table of rows, once above all of them. */
export const rowHeads = style({
  // Twice: which of the two files that lay it out comes last on a page is not said.
  '@media': { [media.belowTablet]: { selectors: { '&&': { display: 'none' } } } },
  color: vars.color.muted,
  fontSize: vars.size.s,
})
export const rowHeadFacts = style({ display: 'grid', gridTemplateColumns: ROW_FACTS, gap: '0.75em' })
