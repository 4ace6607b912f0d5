/** Live tables: a card each in the brand's own look, and one row of what is played at them. */
import { globalStyle, style } from '@vanilla-extract/css'
import * as actions from '../../../parts/games/game-card/card-actions.css.ts'
import * as captions from '../../../parts/games/game-card/captions.css.ts'
import * as rowCard from '../../../parts/games/game-card/shapes/row-card.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import { lane } from '../../../ui/lists/lane.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { bleedingLook, dim, MAT, mountedLook } from '../../../parts/games/game-card/card-looks.ts'

/** One line at every width, so that it is as high before the classes are known. */
export const kinds = style({ marginBlockEnd: vars.space.m, minInlineSize: 0 })
globalStyle(`${kinds} > [role="group"]`, {
  '@media': {
    [media.desktop]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the ring around what has the focus.
      margin: '-5px',
      padding: '5px',
    },
  },
})
globalStyle(`${kinds} button`, { flexShrink: 0 })

const wide = style([
  lane,
  { gridAutoColumns: 'min(15.5rem, 66vw)', '@media': { [media.tablet]: { gridAutoColumns: '18rem' } } },
])
const slips = style([
  lane,
  {
    // Two below each other: a board of notices rather than one line.
    gridTemplateRows: 'repeat(2, auto)',
    gridAutoColumns: 'min(20rem, 86vw)',
    '@media': { [media.tablet]: { gridAutoColumns: '21rem' } },
  },
])
const rows = style({ borderBlockEnd: `1px solid ${vars.color.line}` })
globalStyle(`${rows} > li`, { borderBlockStart: `1px solid ${vars.color.line}` })
export const list = { poster: wide, portrait: wide, framed: slips, row: rows }

/** How high a card is, whatever its words. */
const HEIGHT = { poster: '15.5rem', portrait: '19rem', framed: '7.25rem' } as const

const cover = (blockSize: string) =>
  style([actions.card, { ...bleedingLook, blockSize, gridTemplateRows: 'minmax(0, 1fr) auto auto' }])
export const card = {
  poster: cover(HEIGHT.poster),
  portrait: cover(HEIGHT.portrait),
  framed: style([
    actions.card,
    {
      ...mountedLook,
      blockSize: HEIGHT.framed,
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      columnGap: vars.space.s,
    },
  ]),
  row: style([
    rowCard.card,
    // Twice: which of the two files comes last on a page is not said.
    {
      '@media': {
        [media.tablet]: {
          selectors: {
            '&&': { gridTemplateColumns: '3.5rem minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.5fr) minmax(6rem, 13rem)' },
          },
        },
      },
    },
  ]),
}
const bleeding = style({
  // Twice: which of the two files comes last on a page is not said.
  selectors: { '&&': { aspectRatio: 'auto' } },
  blockSize: '100%',
  minBlockSize: 0,
  maskImage: 'linear-gradient(to bottom, black 70%, transparent)',
})
// A cover has its title at its lower edge, where the card says it again.
globalStyle(`${bleeding} img`, { objectPosition: '50% 0' })
export const picture = {
  poster: bleeding,
  portrait: bleeding,
  framed: style({ gridArea: '1 / 1 / -1', blockSize: '100%', borderRadius: vars.radius.s }),
  row: rowCard.picture,
}
const inCover = style({
  display: 'grid',
  minInlineSize: 0,
  paddingInline: vars.space.s,
  marginBlockStart: '-0.25rem',
  position: 'relative',
})
export const head = {
  poster: inCover,
  portrait: inCover,
  framed: style({ gridArea: '2 / 2', display: 'grid', alignContent: 'start', minInlineSize: 0 }),
  row: rowCard.head,
}
const name = style([captions.name, { fontFamily: vars.font.text }])
export const title = { poster: name, portrait: name, framed: name, row: rowCard.name }

/** What is played and the stakes; on a phone's rows in one line. */
const apart = style({ display: 'contents' })
export const facts = {
  poster: apart,
  portrait: apart,
  framed: apart,
  row: style({
    gridArea: '2 / 2',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s,
    minInlineSize: 0,
    fontSize: vars.size.xs,
    lineHeight: tightLeading(1.3),
    '@media': { [media.tablet]: { display: 'contents' } },
  }),
}
/** On the picture's corner. */
const kindMark = style({
  ...oneLine,
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: vars.space.xs,
  insetBlockStart: vars.space.xs,
  maxInlineSize: '60%',
  paddingInline: '0.65em',
  paddingBlock: '0.2em',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.live,
  color: vars.color.onLive,
  fontSize: vars.size.xs,
  fontWeight: 700,
  lineHeight: 1.4,
})
const inRow = { '@media': { [media.tablet]: { fontSize: vars.size.s } } } as const
export const kind = {
  poster: kindMark,
  portrait: kindMark,
  framed: style({
    ...oneLine,
    gridArea: '1 / 2',
    color: vars.color.liveText,
    fontSize: vars.size.xs,
    fontWeight: 700,
    lineHeight: '1.25rem',
  }),
  row: style({ ...oneLine, ...inRow }),
}

const inFoot = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  minInlineSize: 0,
  fontSize: vars.size.s,
  lineHeight: tightLeading(1.3),
})
const coverFoot = style([
  inFoot,
  {
    minBlockSize: '2.25rem',
    alignItems: 'center',
    marginBlockStart: vars.space.xs,
    marginInline: vars.space.s,
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
])
export const stakes = {
  poster: coverFoot,
  portrait: coverFoot,
  framed: style([
    inFoot,
    { gridArea: '3 / 2', paddingBlockStart: vars.space.xxs, borderBlockStart: `1px dashed ${vars.color.line}` },
  ]),
  row: style({ ...inRow, minInlineSize: 0 }),
}
const label = style({ color: vars.color.muted, fontSize: vars.size.xs, flexShrink: 0 })
/** In rows a column tells it; beside a picture there is room for the amounts alone. It is read out all the same. */
export const stakesName = { poster: label, portrait: label, framed: hiddenVisually, row: hiddenVisually }
export const stakesValue = style({ ...oneLine, fontWeight: 650, fontVariantNumeric: 'tabular-nums' })

/** Over the picture, where the words are not. */
export const choices = {
  cover: style([actions.actions, { paddingBlockEnd: '6rem' }]),
  framed: style([actions.actions, { paddingInlineEnd: `calc(100% - ${HEIGHT.framed} + ${MAT})` }]),
}
for (const look of [card.poster, card.portrait, card.framed]) dim(look, 'img', 0.55)

const box = (blockSize: string, borderRadius: string) => style([skeleton, { blockSize, borderRadius }])
/** Where a card will stand, in its size. */
export const place = {
  poster: box(HEIGHT.poster, vars.radius.l),
  portrait: box(HEIGHT.portrait, vars.radius.l),
  framed: box(HEIGHT.framed, vars.radius.m),
  row: style({
    blockSize: rowCard.ROW.narrow,
    '@media': { [media.phone]: { blockSize: rowCard.ROW.phone }, [media.tablet]: { blockSize: rowCard.ROW.tablet } },
  }),
}
export { older } from '../../../ui/layout/layout.css.ts'
