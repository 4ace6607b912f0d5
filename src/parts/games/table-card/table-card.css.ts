/** A live table in a list: as a card of lines that are all there for each, or as a row. */
import { globalStyle, style } from '@vanilla-extract/css'
import { cardButton } from '../game-card/card-button.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { clamped, oneLine } from '../../../ui/layout/truncate.ts'
import { columns } from '../../../ui/lists/columns.ts'
import { cover, image } from '../game-card/game-card.css.ts'

const LINE = '1.25rem'
/** Two lines of the name, then who deals what, the stakes and the seats. */
const WORDS = `calc(5 * ${LINE})`
/** What is pressed is as high as a finger. */
const PRESS = '2.75rem'
const RATIO = '3 / 2'

const frame = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `auto ${WORDS} ${PRESS}`,
  gap: vars.space.xs,
  minInlineSize: 0,
  paddingBlockEnd: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
})
export const card = style([
  frame,
  { '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } } } },
])
export const place = style([
  frame,
  { selectors: { '&::before': { content: '', aspectRatio: RATIO, backgroundColor: vars.color.line } } },
])

/** The upper part of the cover, above its letters. */
export const picture = style({})
globalStyle(`${picture}${cover}`, {
  aspectRatio: RATIO,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
})
globalStyle(`${picture} > ${image}`, {
  inlineSize: '111.2%',
  maxInlineSize: 'none',
  blockSize: 'auto',
  aspectRatio: '1',
  marginInline: '-5.6%',
  alignSelf: 'start',
})

export const words = style({ display: 'grid', alignContent: 'start', minInlineSize: 0, paddingInline: vars.space.xs })
export const name = style([
  clamped,
  {
    WebkitLineClamp: 2,
    overflowWrap: 'break-word',
    color: vars.color.ink,
    fontSize: '0.9375rem',
    fontWeight: 650,
    lineHeight: LINE,
  },
])
export const line = style({ ...oneLine, color: vars.color.muted, fontSize: '0.8125rem', lineHeight: LINE })
export const stakes = style({
  ...oneLine,
  color: vars.color.ink,
  fontSize: vars.size.s,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: LINE,
  minBlockSize: LINE,
})
/** Of amounts of many digits. */
export const longStakes = style([stakes, { fontSize: vars.size.xs, letterSpacing: '-0.01em' }])
export const seats = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.color.muted,
  fontSize: '0.8125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: LINE,
  whiteSpace: 'nowrap',
})
globalStyle(`${seats} > [aria-hidden]`, { gap: 2 })
export const free = style([seats, { color: vars.color.liveText }])
/** A press anywhere on the card is one on its button. */
export const press = style({
  ...cardButton,
  justifySelf: 'stretch',
  minBlockSize: PRESS,
  marginInline: vars.space.xs,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent, color: vars.color.accentText } } },
  },
})
/** For keys and readers: a pointer finds the same in the preview. */
export const tools = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  zIndex: 2,
  display: 'flex',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  selectors: {
    '&:not(:focus-within)': { inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

/** One line of a list of rows; the words of a phone stand in lines below the name. */
const rowFrame = style([
  columns('6rem minmax(0, 1fr) auto', `0 ${vars.space.s}`, {
    tablet: { columns: '6rem minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1.2fr) 7rem', columnGap: vars.space.m },
  }),
  {
    position: 'relative',
    isolation: 'isolate',
    alignItems: 'center',
    alignContent: 'center',
    blockSize: '6rem',
  },
])
export const row = style([
  rowFrame,
  { '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface } } } } },
])
export const rowPlace = rowFrame
const spread = (gridArea: string) => ({ gridArea, '@media': { [media.tablet]: { gridArea: 'auto' } } })
export const rowPicture = style([picture, spread('1 / 1 / span 3')])
export const rowWords = style([
  words,
  spread('1 / 2'),
  { padding: 0, '@media': { [media.tablet]: { gridArea: 'auto' } } },
])
export const rowStakes = style([stakes, spread('2 / 2')])
export const rowSeats = style([spread('3 / 2'), { minInlineSize: 0 }])
/** Marks have no room beside the words on a phone. */
globalStyle(`${rowSeats} [aria-hidden]`, { '@media': { [media.belowTablet]: { display: 'none' } } })
export const rowPress = style([press, spread('1 / 3 / span 3'), { marginInline: 0 }])
