import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'
import { media } from '../../../ui/layout/media.ts'
import * as rail from '../../../ui/lists/rail.css.ts'

/** A rail of tiles is one slim line. */
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
// Over the end of what they move, on the page's own ground.
for (const each of Object.values(arrows)) {
  globalStyle(`${each} > *`, {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlock: 0,
    alignItems: 'center',
    paddingInlineStart: vars.space.xs,
    backgroundColor: vars.color.ground,
  })
}
globalStyle(`${arrows.column} > *`, { '@media': { [media.desktop]: { display: 'none' } } })

/** How high a tile is. */
const TILE = '3.5rem'

export const vendor = {
  ...rail.entry,
  /** The mark at the start, then the name above how many games there are. */
  rail: style([
    rail.entry.rail,
    {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignContent: 'center',
      columnGap: vars.space.xs,
      rowGap: 0,
      inlineSize: '100%',
      minBlockSize: TILE,
      paddingBlock: 0,
      paddingInline: vars.space.xs,
      backgroundColor: vars.color.raised,
      fontSize: vars.size.xs,
      textAlign: 'start',
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
    {
      gridAutoColumns: 'max-content',
      // Where arrows stand over its end, it ends with the page.
      '@media': { [media.hover]: { marginInline: 0, paddingInline: 0, scrollPaddingInline: 0 } },
    },
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
  rail: style([square('2rem'), { gridRow: 'span 2' }]),
  words: style({ display: 'none' }),
  column: square('1.75rem'),
}
export const all = style({ display: 'grid', placeItems: 'center' })
globalStyle(`${mark.words}${all}`, { display: 'none' })
export const allMark = style({ inlineSize: '70%', blockSize: '70%' })
export const name = style([oneLine, { maxInlineSize: '100%' }])
/** Its place is kept where it has a line of its own. */
export const count = {
  rail: style({ blockSize: '1.125rem', color: vars.color.muted }),
  words: style({ display: 'none' }),
  column: style({ marginInlineStart: 'auto', paddingInlineStart: vars.space.xs }),
}
globalStyle(`${vendor.rail} ${name}`, { alignSelf: 'end', maxInlineSize: '11rem' })
// What has no count below its name stands in the middle.
globalStyle(`${vendor.rail} ${name}:last-child`, { gridRow: 'span 2', alignSelf: 'center' })
globalStyle(`${vendor.rail}[aria-pressed="true"] ${count.rail} > *`, { color: 'inherit' })
globalStyle(`${vendor.column} ${name}`, { '@media': { [media.desktop]: { whiteSpace: 'normal' } } })
export const place = { ...rail.waiting, rail: style([rail.waiting.rail, { blockSize: TILE, inlineSize: '8rem' }]) }
