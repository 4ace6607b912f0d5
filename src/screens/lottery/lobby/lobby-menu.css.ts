import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'
import { media } from '../../../ui/layout/media.ts'
import * as rail from '../../../ui/lists/rail.css.ts'

/** How large a tile is at the least. */
const TILE = { minInlineSize: '5.75rem', minBlockSize: '4.75rem' }

export const frame = rail.frame
export const entry = {
  ...rail.entry,
  /** With its icon above the name. */
  rail: style([
    rail.entry.rail,
    {
      ...TILE,
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.s,
      borderColor: vars.color.line,
      backgroundColor: vars.color.surface,
      selectors: { [rail.chosen]: { borderColor: vars.color.accent } },
      '@media': { [media.hover]: { selectors: { [rail.hovered]: { borderColor: vars.color.accent } } } },
    },
  ]),
}
/** A mouse does not swipe: in wide windows all of them are in view. */
const wraps = { '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap' } } } as const
export const list = {
  rail: style([rail.list.rail, wraps]),
  words: style([rail.list.words, wraps]),
  column: rail.list.column,
}
export const item = rail.item
export const name = style([oneLine, { flex: '0 1 auto', maxInlineSize: '14rem' }])
globalStyle(`${entry.column} > ${name}`, { '@media': { [media.desktop]: { flex: '1 1 auto' } } })
/** As large as the icons beside it. */
export const vendorMark = style({
  flexShrink: 0,
  inlineSize: 20,
  blockSize: 20,
  overflow: 'hidden',
  fontSize: '0.4rem',
})
export const place = { ...rail.waiting, rail: style([rail.waiting.rail, TILE]) }
