/** See `Table`: columns from desktops on; below them, where it folds, each row is a block of cells. */
import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

const { xxs, s, m } = vars.space
const line = `1px solid ${vars.color.line}`

const base = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
const folds = style([base, { display: 'grid', '@media': { [media.desktop]: { display: 'table' } } }])
const whole = style([base])
const pairs = style([folds])
const thirds = style([folds])
export const table = { whole, pairs, thirds }
const folded = `:is(${pairs}, ${thirds})`

/** Out of sight where rows are folded: a screen reader still hears what each column is. */
export const head = style({
  selectors: {
    [`${folded} > &`]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
    },
  },
  '@media': {
    [media.desktop]: {
      selectors: {
        [`${folded} > &`]: {
          position: 'static',
          display: 'table-header-group',
          clipPath: 'none',
          overflow: 'visible',
        },
      },
    },
  },
})
export const row = style({
  borderBlockStart: line,
  selectors: {
    [`${folded} > * > &`]: { display: 'grid', columnGap: s, rowGap: xxs, paddingBlock: s, paddingInline: m },
    [`${pairs} > * > &`]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0 },
    [`${thirds} > * > &`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // Folded, nothing that is seen stands above the first one.
    [`${folded} > tbody > &:first-child`]: { borderBlockStart: 0 },
  },
  '@media': {
    [media.desktop]: {
      selectors: {
        [`${folded} > * > &`]: { display: 'table-row' },
        [`${folded} > tbody > &:first-child`]: { borderBlockStart: line },
      },
    },
  },
})
/** The row of whoever looks at it. */
export const own = style({
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontWeight: 700,
})
export const totals = style({ borderBlockStart: `1px solid ${vars.color.edge}`, fontWeight: 700 })

const padded = { paddingBlock: s, paddingInline: m } as const
const cell = style({
  ...padded,
  minInlineSize: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { [`${folded} > * > * > &`]: { padding: 0 } },
  '@media': {
    [media.largeLetters]: { paddingInline: xxs },
    [media.desktop]: { selectors: { [`${folded} > * > * > &`]: { display: 'table-cell', ...padded } } },
  },
})
/** What a cell is to its row where that folds. */
export const place = styleVariants({
  /** Names the row, before all others. */
  title: [
    cell,
    {
      selectors: {
        [`${folded} &`]: { gridRow: 1, fontWeight: 600 },
        [`${pairs} &`]: { gridColumn: '1 / -1' },
        [`${thirds} &`]: { gridColumn: '1 / 3' },
      },
    },
  ],
  /** Ends the title's line. */
  corner: [cell, { gridColumn: 3, gridRow: 1, fontWeight: 650, textAlign: 'end' }],
  fact: [cell],
})
export const atEnd = style({
  textAlign: 'end',
  selectors: { [`${folded} &`]: { textAlign: 'start' } },
  '@media': { [media.desktop]: { selectors: { [`${folded} &`]: { textAlign: 'end' } } } },
})
export const heading = style({
  ...padded,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 600,
  textAlign: 'start',
  '@media': { [media.largeLetters]: { paddingInline: xxs, overflowWrap: 'anywhere' } },
})
export const headingEnd = style([heading, { textAlign: 'end' }])
/** What a cell is of, where its heading is out of sight. */
export const label = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 400,
  '@media': { [media.desktop]: { display: 'none' } },
})
