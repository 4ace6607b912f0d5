import { style } from '@vanilla-extract/css'
import type { Brand } from '../../brand/schema.ts'
import { vars } from '../../theme/contract.css.ts'
import { tightLeading } from '../../theme/writing-systems.ts'
import { clamped } from '../../ui/layout/truncate.ts'
import { media } from '../../ui/layout/media.ts'
import { card } from '../../ui/page/page.css.ts'
import { columns } from '../../ui/lists/columns.ts'

/** As the brand draws its cards. */
export type PanelLook = Brand['layout']['card']

/** How wide the cover is shown, as `sizes` says it to the browser. */
export const SIZES = '(min-width: 1024px) 256px, 112px'

/** The distance to the next panel belongs to the panel's place, since places are laid out by their measured size. */
const spaced = style({ paddingBlockEnd: vars.space.m })
export const place = { framed: spaced, poster: spaced, portrait: spaced, row: style({}) }

/** The cover beside the game's name with the rooms below, and on wide windows beside the rooms as well. */
const areas = (cover: string, wideCover: string) => ({
  display: 'grid',
  gridTemplateColumns: `${cover} minmax(0, 1fr)`,
  gridTemplateAreas: '"picture words" "rooms rooms"',
  alignItems: 'center',
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${wideCover} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"picture words" "picture rooms"',
      alignItems: 'start',
    },
  },
})
/** The cover bleeds to the panel's edges. */
const bleeding = style([
  areas('6.5rem', '16.5rem'),
  {
    overflow: 'clip',
    borderRadius: vars.radius.l,
    backgroundColor: vars.color.raised,
    boxShadow: vars.shadow.low,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
])
export const panel = {
  framed: style([
    card,
    areas('5.25rem', '13.5rem'),
    { columnGap: vars.space.m, rowGap: vars.space.s, padding: vars.space.s },
  ]),
  poster: bleeding,
  portrait: style([bleeding, { border: `1px solid ${vars.color.line}` }]),
  /** No panel: a hairline above, and the rest is air. */
  row: style([
    areas('3.5rem', '3.5rem'),
    {
      columnGap: vars.space.m,
      rowGap: vars.space.xs,
      paddingBlock: vars.space.m,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  ]),
}

const bled = style({
  gridArea: 'picture',
  inlineSize: '100%',
  '@media': { [media.desktop]: { maskImage: 'linear-gradient(to bottom, black 88%, transparent)' } },
})
const kept = style({ gridArea: 'picture', inlineSize: '100%', borderRadius: vars.radius.s })
export const picture = { framed: kept, poster: bled, portrait: bled, row: kept }

/** The name, and on wide windows at the other end what one can do besides. */
const words = style({
  ...columns(1, vars.space.xxs, {
    tablet: { columns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: vars.space.m, minBlockSize: '3.5rem' },
  }),
  gridArea: 'words',
  alignContent: 'center',
  minInlineSize: 0,
  // Of the name, the crowd and the buttons, so that a waiting game is as high as one that came.
  minBlockSize: '6.5rem',
})
const inset = style([
  words,
  {
    paddingInline: vars.space.s,
    '@media': { [media.desktop]: { paddingBlockStart: vars.space.s, paddingInline: vars.space.m } },
  },
])
export const wordsPlace = { framed: words, poster: inset, portrait: inset, row: words }
export const name = style([
  clamped,
  {
    WebkitLineClamp: 2,
    overflowWrap: 'break-word',
    fontSize: vars.size.l,
    lineHeight: tightLeading(1.2),
    '@media': { [media.tablet]: { WebkitLineClamp: 1 } },
  },
])
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': { [media.tablet]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
export const tools = style({ display: 'flex', gap: '0.75rem' })

const tiles = style({
  ...columns('repeat(auto-fill, minmax(min(9.25rem, 100%), 1fr))', vars.space.xs, {
    tablet: { columns: 'repeat(auto-fill, minmax(10rem, 1fr))', gap: vars.space.s },
  }),
  gridArea: 'rooms',
  minInlineSize: 0,
})
const insetTiles = style([
  tiles,
  {
    padding: vars.space.s,
    '@media': { [media.desktop]: { paddingInline: vars.space.m, paddingBlockEnd: vars.space.m } },
  },
])
export const rooms = {
  framed: tiles,
  poster: insetTiles,
  portrait: insetTiles,
  row: style({ gridArea: 'rooms', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }),
}
