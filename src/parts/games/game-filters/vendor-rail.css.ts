import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { clamped, oneLine } from '../../../ui/layout/truncate.ts'
import { media } from '../../../ui/layout/media.ts'
import * as rail from '../../../ui/lists/rail.css.ts'

/** The arrows stand above a rail's end, beside the page's title. */
export const frame = {
  ...rail.frame,
  column: style([
    rail.frame.column,
    {
      '@media': {
        [media.desktop]: {
          position: 'sticky',
          insetBlockStart: '8.75rem',
          maxBlockSize: 'calc(100dvh - 10rem)',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        },
      },
    },
  ]),
}
export const arrows = styleVariants({ rail: {}, words: {}, column: {} })
for (const each of Object.values(arrows)) {
  globalStyle(`${each} > *`, { position: 'absolute', insetInlineEnd: 0, insetBlockEnd: 'calc(100% + 0.5rem)' })
}
globalStyle(`${arrows.column} > *`, { '@media': { [media.desktop]: { display: 'none' } } })

/** How high a tile is. */
const TILE = '6.75rem'

export const vendor = {
  ...rail.entry,
  /** With the mark above the name. */
  rail: style([
    rail.entry.rail,
    {
      gap: vars.space.xxs,
      inlineSize: '100%',
      minBlockSize: TILE,
      padding: vars.space.xs,
      backgroundColor: vars.color.raised,
      fontSize: vars.size.xs,
      textAlign: 'center',
      '@media': {
        [media.hover]: {
          selectors: { [rail.hovered]: { backgroundColor: vars.color.surface, borderColor: vars.color.edge } },
        },
      },
    },
  ]),
  column: style([
    rail.entry.column,
    {
      paddingInlineStart: vars.space.xs,
      '@media': { [media.desktop]: { paddingInlineStart: vars.space.s } },
    },
  ]),
}
export const list = {
  ...rail.list,
  rail: style([
    rail.list.rail,
    { gridAutoColumns: '5.75rem', '@media': { [media.tablet]: { gridAutoColumns: '6.5rem' } } },
  ]),
}
export const item = rail.item
const square = (side: string) =>
  style({
    flexShrink: 0,
    inlineSize: side,
    blockSize: side,
    overflow: 'hidden',
    borderRadius: vars.radius.s,
    fontSize: '0.5rem',
  })
export const mark = {
  rail: square('2.5rem'),
  words: style({ display: 'none' }),
  column: square('1.75rem'),
}
export const all = style({ display: 'grid', placeItems: 'center' })
globalStyle(`${mark.words}${all}`, { display: 'none' })
export const allMark = style({ inlineSize: '70%', blockSize: '70%' })
export const name = style([oneLine, { maxInlineSize: '100%' }])
/** Its place is kept where it has a line of its own. */
export const count = {
  rail: style({ blockSize: '1.125rem' }),
  words: style({ display: 'none' }),
  column: style({ marginInlineStart: 'auto', paddingInlineStart: vars.space.xs }),
}
/** Two vendors may begin alike: a tile has two lines for its name, also for one that needs less. */
globalStyle(`${vendor.rail} ${name}`, { ...clamped, WebkitLineClamp: 2, whiteSpace: 'normal', blockSize: '2.4em' })
globalStyle(`${vendor.column} ${name}`, { '@media': { [media.desktop]: { whiteSpace: 'normal' } } })
export const place = { ...rail.waiting, rail: style([rail.waiting.rail, { blockSize: TILE }]) }
