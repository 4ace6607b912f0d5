/** A fixture as a row: two lines and its prices on phones, columns where its list has room for them. */
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'
import * as markets from '../market-columns/market-columns.css.ts'
import { WIDE } from '../price-button/price-button.css.ts'

/** As narrow as an old phone, or with letters half as large again: prices stand below. */
const CRAMPED = 'fixtures (max-width: 18.5rem)'

/** As narrow as a small phone: what stands in a line is closer together, so that names are whole. */
const SMALL = 'fixtures (max-width: 22.5rem)'

/** A list as wide as a page: names in full, and columns as wide as the page has room. */
const BROAD = 'fixtures (min-width: 60rem)'

/** One in which names would lie far from their scores. */
const ROOMY = 'fixtures (min-width: 52rem)'

/** What lists of fixtures stand in: their rows go by its width and not by the window's. */
export const list = style({ containerType: 'inline-size', containerName: 'fixtures' })

/** Rows are as high as their places while they wait to be drawn. */
export const ROW_HEIGHT = '5.5rem'
export const WIDE_ROW_HEIGHT = '4.125rem'
/** Where prices are joined cells. */
export const LOW_ROW_HEIGHT = '3.25rem'

/** How wide the way to other markets is, the same in every row: a number, and a word below it. */
export const MORE = '2rem'

const row = style({
  display: 'grid',
  minBlockSize: ROW_HEIGHT,
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(8.5rem, 100% - 11.75rem, 10.625rem)',
  gridTemplateAreas: '"time more" "who markets"',
  columnGap: 10,
  rowGap: 2,
  alignItems: 'center',
  paddingInline: vars.space.s,
  paddingBlock: 8,
  lineHeight: tightLeading(1.3),
  '@container': {
    [CRAMPED]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"time more" "who who" "markets markets"',
    },
  },
})
const wide = (areas: string) => ({
  minBlockSize: WIDE_ROW_HEIGHT,
  gridTemplateColumns: areas,
  gridTemplateAreas: '"time who markets more"',
  columnGap: 12,
  paddingBlock: 9,
})
const rows = {
  plain: style([
    row,
    {
      '@container': {
        [WIDE]: {
          ...wide(`4.625rem minmax(0, 1fr) auto ${MORE}`),
          selectors: { '[data-board="cells"] &': { minBlockSize: LOW_ROW_HEIGHT, paddingBlock: 3 } },
        },
      },
    },
  ]),
  /** With its league named: the first market alone, all of them where the list is as wide as a page. */
  named: style([
    row,
    {
      '@container': {
        [WIDE]: wide(`6.25rem minmax(0, 1fr) auto ${MORE}`),
        [BROAD]: wide(`6.25rem minmax(0, 1.1fr) minmax(0, 2fr) ${MORE}`),
      },
    },
  ]),
}
export { rows as row }
globalStyle(`${row} > ${markets.columns}`, { gridArea: 'markets' })
globalStyle(`${rows.named} > ${markets.columns} > :nth-child(n + 2)`, {
  '@container': { 'fixtures (max-width: 59.99rem)': { display: 'none' } },
})
globalStyle(`${rows.named} > ${markets.columns} > *`, { '@container': { [BROAD]: { flex: '1 1 0' } } })

export const time = style({
  gridArea: 'time',
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  minInlineSize: 0,
  fontSize: '0.75rem',
  '@container': { [WIDE]: { display: 'grid', gap: 2 } },
})
export const league = style({
  ...oneLine,
  color: vars.color.muted,
})
export const who = style({
  gridArea: 'who',
  position: 'relative',
  display: 'grid',
  gap: 4,
  minInlineSize: 0,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
})
export const team = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  '@container': { [SMALL]: { gap: 5 }, [WIDE]: { gap: 10 } },
})
export const name = style({
  ...oneLine,
  flex: '1 1 0',
  minInlineSize: 0,
  fontSize: '0.8125rem',
  fontWeight: 500,
  // In a column of one width, so that scores stand below each other, near the names.
  '@container': { [WIDE]: { fontSize: '0.9375rem' }, [ROOMY]: { flex: '0 1 12.5rem' } },
})
/** In few letters, where the list is narrow. */
export const short = style({ '@container': { [BROAD]: { display: 'none' } } })
/** Said where it is not shown. */
const said = {
  position: 'absolute',
  inlineSize: 1,
  minInlineSize: 0,
  blockSize: 1,
  flex: '0 0 auto',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
export const whole = style({ '@container': { 'fixtures (max-width: 59.99rem)': said } })
const figure = style({
  flexShrink: 0,
  minInlineSize: '1.1rem',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const set = style([
  figure,
  {
    color: vars.color.muted,
    fontSize: '0.875rem',
    fontWeight: 600,
    '@container': { [SMALL]: said },
  },
])
/** In place of the points of sets where those would leave no room for names. */
export const won = style([
  figure,
  {
    display: 'none',
    color: vars.color.muted,
    fontSize: '0.8125rem',
    fontWeight: 600,
    '@container': { [SMALL]: { display: 'block' } },
  },
])
export const score = style([
  figure,
  {
    color: `color-mix(in oklab, ${vars.color.accentText} 45%, ${vars.color.ink})`,
    fontSize: '1.125rem',
    fontWeight: 800,
  },
])
export const more = style({
  gridArea: 'more',
  justifySelf: 'end',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 24,
  minInlineSize: 28,
  color: vars.color.muted,
  fontSize: '0.75rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  textDecoration: 'none',
  '@container': { [WIDE]: { minBlockSize: 44 } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
})
