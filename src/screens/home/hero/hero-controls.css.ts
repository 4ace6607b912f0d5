import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
/** Phones are swiped: one way is enough. */
export const previous = style({ '@media': { [media.belowTablet]: { display: 'none' } } })
/** On a picture: readable on any of it. */
export const plate = style({ borderRadius: vars.radius.pill, backgroundColor: vars.color.scrim, color: vars.color.ink })
// Below a picture it needs no ground of its own.
globalStyle(`[data-hand="plaque"] ${plate}`, { '@media': { [media.belowTablet]: { backgroundColor: 'transparent' } } })
globalStyle(`[data-hand="plate"] ${plate}`, { backgroundColor: 'transparent', color: 'inherit' })
globalStyle(`[data-hand="plate"] ${plate} > button`, { color: 'inherit' })
export const count = style({
  minInlineSize: '2.5rem',
  '@media': { [media.belowTablet]: { marginInlineStart: '0.5rem' } },
  fontSize: vars.size.s,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
export const dots = style({ display: 'flex' })
const target = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '2.75rem',
  inlineSize: 'min(1.75rem, 8.75vw)',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
})
/** A finger's target around a small dot. */
export const dot = style([target])
export const mark = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.pill,
  // 3:1 against the page and against pictures: filled, with an edge of the page's ground.
  backgroundColor: vars.color.edge,
  boxShadow: `0 0 0 2px color-mix(in srgb, ${vars.color.ground} 55%, transparent)`,
  transition: `inline-size ${vars.motion.base} ${vars.motion.ease}, background-color ${vars.motion.base} ${vars.motion.ease}`,
})
globalStyle(`${dot}[aria-current="true"] ${mark}`, {
  inlineSize: 'min(1.5rem, 7.5vw)',
  backgroundColor: vars.color.accentText,
})
globalStyle(`${dot}[aria-current="true"]`, { inlineSize: 'min(2.25rem, 11.25vw)' })
globalStyle(`${dot} ${mark}`, {
  '@media': { [media.forced]: { backgroundColor: 'ButtonText' } },
})
globalStyle(`${dot}[aria-current="true"] ${mark}`, {
  '@media': { [media.forced]: { backgroundColor: 'Highlight' } },
})
export const pause = style([target, { inlineSize: 'min(2.75rem, 13.75vw)' }])
