import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { WIDE } from '../price-button/price-button.css.ts'
import { media } from '../../../ui/layout/media.ts'

const prices = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 4,
  minInlineSize: 0,
  '@container': { [WIDE]: { gap: 6 } },
})
/** Joined, in boards that draw them so. */
const listed = style([prices, { selectors: { '[data-board="lines"] &, [data-board="cells"] &': { gap: 0 } } }])
const cards = style([prices, { gap: 8 }])
const stripes = (color: string): string => `repeating-linear-gradient(-45deg, ${color} 0 8px, transparent 8px 16px)`

const PRICES = {
  row: listed,
  /** Names in full: as many beside each other as there is room for. */
  card: cards,
  ticket: cards,
}
export { PRICES as prices }

/** Many outcomes with their names in full: as many beside each other as there is room for. */
export const many = style({
  gridAutoFlow: 'row',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
})
export const none = style({ placeItems: 'center', minBlockSize: 44, color: vars.color.muted })
export const paused = style({
  // Also where a column is shown as such.
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minInlineSize: 0,
  minBlockSize: 44,
  paddingInline: 8,
  paddingBlock: 2,
  borderRadius: `min(${vars.radius.m}, 0.625rem)`,
  color: vars.color.muted,
  fontSize: '0.75rem',
  lineHeight: tightLeading(1.2),
  textAlign: 'center',
  '@container': { [WIDE]: { fontSize: '0.8125rem' } },
  backgroundImage: stripes(`color-mix(in oklab, ${vars.color.line} 38%, transparent)`),
  '@media': { [media.forced]: { border: '1px dashed CanvasText' } },
})
