/** The main markets of a row side by side, as wide as in each other row; what has no room is not shown. */
import { createVar, style } from '@vanilla-extract/css'
import { WIDE } from '../price-button/price-button.css.ts'

/** Room for three of them, as a window of 1200 pixels has beside the slip. */
const THREE = 'fixtures (min-width: 44rem)'
/** For three of them with longer names before. */
const EASY = 'fixtures (min-width: 50rem)'
/** For all of them at their full width. */
const FULL = 'fixtures (min-width: 57rem)'

const [triple, pair] = [createVar(), createVar()]
const usual = { [triple]: '13.75rem', [pair]: '8.5rem' }

export const columns = style({ vars: usual, position: 'relative', display: 'flex', gap: 12, minInlineSize: 0 })
/** Over all of them. */
export const across = style({ position: 'absolute', insetInline: 0, insetBlockStart: 'calc(50% - 22px)' })
export const three = style({
  '@container': {
    [THREE]: { vars: { [triple]: '10.5rem', [pair]: '6.75rem' } },
    [EASY]: { vars: { [triple]: '11.5rem', [pair]: '7.75rem' } },
    [FULL]: { vars: usual },
  },
})
const column = style({
  flex: '1 1 0',
  minInlineSize: 0,
  // Phones have room for one alone; the others are a tap away.
  selectors: { '&:nth-child(n + 2)': { display: 'none' } },
  '@container': {
    [WIDE]: { selectors: { '&:nth-child(2)': { display: 'grid' } } },
    [THREE]: { selectors: { '&:nth-child(3)': { display: 'grid' } } },
  },
})
const wide = (width: string) => style([column, { '@container': { [WIDE]: { flex: `0 0 ${width}` } } }])
const pairs = wide(pair)
export const market = { result: wide(triple), totals: pairs, handicap: pairs }
