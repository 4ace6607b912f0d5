import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from './media.ts'

const { s, m, l } = vars.space
/** From here on there is room for two columns. */
const ROOM = '(min-width: 40rem)'

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 })
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: m,
  minInlineSize: 0,
  '@container': {
    [ROOM]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(15rem, 18rem)',
      alignItems: 'start',
      gap: l,
    },
  },
})
/** The second column; where there is one alone, its parts are in that. */
export const side = style({
  display: 'contents',
  '@container': {
    [ROOM]: {
      display: 'grid',
      alignContent: 'start',
      gap: m,
      position: 'sticky',
      insetBlockStart: 0,
      minInlineSize: 0,
    },
  },
  '@media': { [media.low]: { position: 'static' } },
})
export const main = style({ display: 'grid', alignContent: 'start', gap: m, minInlineSize: 0 })
/** It stands above the padding of what scrolls, which would show what scrolls by. */
const BELOW = `calc(${l} + env(safe-area-inset-bottom))`

/** A bar at the end of what scrolls, or a column that stays. */
export const end = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: 0,
  display: 'grid',
  gap: s,
  minInlineSize: 0,
  paddingBlockStart: s,
  paddingBlockEnd: vars.space.xs,
  borderImage: `linear-gradient(${vars.color.line} 1px, ${vars.color.surface} 1px) fill 0 / 0 / 0 ${l} ${BELOW}`,
  '@container': {
    [ROOM]: {
      position: 'static',
      padding: m,
      borderImage: 'none',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.m,
      backgroundColor: vars.color.raised,
    },
  },
  // So low, as with a keyboard open, that it would leave nothing to type in: it stands in its place.
  '@media': { [media.low]: { position: 'static' } },
})
// What takes the focus scrolls clear of the bar.
globalStyle(`${main} :is(input, select, textarea, button)`, {
  scrollMarginBlockEnd: '13rem',
  '@container': { [ROOM]: { scrollMarginBlockEnd: m } },
})

/** A bill: cells beside each other in the bar, on as many lines as whole sums need, and lines in the column. */
export const bill = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${s}`,
  margin: 0,
  '@container': { [ROOM]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: s } },
})
globalStyle(`${bill} > div`, {
  flex: '1 1 auto',
  minInlineSize: 0,
  '@container': {
    [ROOM]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: m,
    },
  },
})
globalStyle(`${bill} > [data-minor]`, { '@container': { '(max-width: 39.99rem)': { display: 'none' } } })
globalStyle(`${bill}:not(:has(> :not([data-minor])))`, {
  '@container': { '(max-width: 39.99rem)': { display: 'none' } },
})
globalStyle(`${bill} dt`, { color: vars.color.muted, fontSize: vars.size.xs })
globalStyle(`${bill} dd`, {
  margin: 0,
  whiteSpace: 'nowrap',
  fontSize: vars.size.s,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [ROOM]: { fontSize: vars.size.m } },
})
globalStyle(`${bill} > [data-total]`, {
  '@container': { [ROOM]: { paddingBlockStart: s, borderBlockStart: `1px solid ${vars.color.line}` } },
})
globalStyle(`${bill} > [data-total] dd`, {
  color: vars.color.accentText,
  '@container': { [ROOM]: { fontSize: vars.size.l } },
})
