/** A price as something that is pressed: its name, its figure, and for a while where it went. */
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { highlight } from '../../../ui/layout/highlight.ts'
import { media } from '../../../ui/layout/media.ts'
import { clamped, oneLine } from '../../../ui/layout/truncate.ts'

/** A list of fixtures that has room for rows of columns. */
export const WIDE = 'fixtures (min-width: 40rem)'

const PRESSED = '&[aria-pressed="true"]'
const base = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minInlineSize: 0,
  minBlockSize: 44,
  margin: 0,
  paddingBlock: 2,
  paddingInline: 2,
  border: '1px solid transparent',
  borderRadius: `min(${vars.radius.m}, 0.625rem)`,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  lineHeight: tightLeading(1.2),
  // A finger sees what it has chosen, whole and in the first frame.
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  selectors: {
    [PRESSED]: {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&[aria-disabled="true"]': { cursor: 'default', color: vars.color.muted },
    // What is not sure just now is drawn with a broken line.
    '&[data-stale]': { borderStyle: 'dashed', borderColor: vars.color.edge },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-pressed="true"], [aria-disabled="true"])': { borderColor: vars.color.accentText },
      },
    },
    [media.forced]: { borderColor: 'ButtonText', selectors: { [PRESSED]: highlight } },
  },
})

/** A card's ground and what lies on it are all but the same: an edge as clear as a field's says where a price is. */
const outlined = { borderColor: vars.color.edge } as const

/** Neither taken, nor not sure just now, which have looks of their own. */
const PLAIN = '&:not([aria-pressed="true"], [data-stale])'
/** In a list, as the brand draws its board. */
const listed = style({
  selectors: {
    [`[data-board="paper"] ${PLAIN}`]: { backgroundColor: 'transparent', borderColor: vars.color.edge },
    '[data-board="lines"] &, [data-board="cells"] &': { borderRadius: 0 },
    [`[data-board="lines"] ${PLAIN}`]: { backgroundColor: 'transparent', borderColor: 'transparent' },
    // One hairline between two of them, whatever their edges are.
    '[data-board="lines"] & + &::before': {
      content: '',
      position: 'absolute',
      insetBlock: 6,
      insetInlineStart: -1,
      inlineSize: 1,
      backgroundColor: vars.color.edge,
    },
    [`[data-board="cells"] ${PLAIN}`]: { backgroundColor: vars.color.surface },
    '[data-board="cells"] & + &': { marginInlineStart: -1 },
  },
})

export const button = {
  row: style([base, outlined, listed]),
  card: style([base, outlined, { minBlockSize: '3.25rem', paddingInline: 8 }]),
  // On a ticket as dark as what is printed: a price is what the ticket is for.
  ticket: style([
    base,
    {
      minBlockSize: '3.25rem',
      paddingInline: 8,
      borderColor: vars.color.accentText,
      borderWidth: 2,
      selectors: {
        [PLAIN]: { backgroundColor: `color-mix(in oklab, ${vars.color.accent} 16%, ${vars.color.surface})` },
      },
    },
  ]),
}

export const label = style({
  ...oneLine,
  maxInlineSize: '100%',
  color: vars.color.muted,
  fontSize: '0.75rem',
  selectors: { [`[aria-pressed="true"] > &`]: { color: 'inherit' } },
})
globalStyle(`${button.card} > ${label}, ${button.ticket} > ${label}`, {
  ...clamped,
  WebkitLineClamp: 3,
  fontSize: '0.8125rem',
  whiteSpace: 'normal',
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const price = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.3em',
})
export const figure = style({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
})
globalStyle(`${button.card} ${figure}, ${button.ticket} ${figure}`, { fontSize: '1.125rem' })
/** In a list: one size for all of them, with a movement beside it. */
export const inList = style({
  position: 'relative',
  fontSize: '0.875rem',
  '@container': { [WIDE]: { fontSize: '0.9375rem' } },
})
/** More digits than a price has as a rule: they stay within their button. */
export const long = style({
  fontSize: '0.75rem',
  lineHeight: '1.1875rem',
  '@container': { [WIDE]: { fontSize: '0.8125rem' } },
})
/** The arrow stands in the button's own corner: a high price is as wide as its cell. */
export const cornered = style({ position: 'static' })
export const boosted = style({
  color: vars.color.accentText,
  selectors: { '[aria-pressed="true"] &': { color: 'inherit' } },
})
export const before = style({ fontSize: '0.8125rem', opacity: 0.8 })

const fade = keyframes({ to: { opacity: 0 } })
/** The last of its five seconds. */
export const going = style({ animation: `${fade} 500ms linear 500ms forwards` })
export const moved = {
  up: style({ color: vars.color.oddsUp }),
  down: style({ color: vars.color.oddsDown }),
}
export const ring = style({
  position: 'absolute',
  inset: -1,
  borderRadius: 'inherit',
  border: '1.5px solid currentColor',
  pointerEvents: 'none',
  selectors: { '[aria-pressed="true"] &': { display: 'none' } },
})
/** Beside the figure, or in the corner beside a name of one letter. */
export const arrow = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 3px)',
  insetInlineStart: 'calc(100% + 3px)',
  inlineSize: 8,
  blockSize: 7,
  '::before': { content: '', position: 'absolute', inset: 0, backgroundColor: 'currentColor' },
  selectors: {
    '[aria-pressed="true"] &': { color: 'inherit' },
    [`${cornered} &`]: { insetBlockStart: 6, insetInlineStart: 'auto', insetInlineEnd: 4 },
  },
  '@media': { [media.forced]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
})
export const points = {
  up: style({ '::before': { clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' } }),
  down: style({ '::before': { clipPath: 'polygon(0 0, 100% 0, 50% 100%)' } }),
}
