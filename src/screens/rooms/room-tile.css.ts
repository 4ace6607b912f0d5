import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tightLeading } from '../../theme/writing-systems.ts'
import { clamped, oneLine } from '../../ui/layout/truncate.ts'
import { media } from '../../ui/layout/media.ts'
import { hiddenVisually } from '../../ui/layout/text.css.ts'
import type { PanelLook } from './room-panel.css.ts'

/** How high a room is at the least, so that a waiting one is as high as one that came. */
export const TILE = '13rem'
export const TILE_ROW = { phone: '7.5rem', desktop: '3.5rem' } as const

const base = style({ position: 'relative', display: 'grid', minInlineSize: 0 })
/** A card: the level's name, three facts and the way in, each in line with those of its neighbours. */
const upright = style([
  base,
  {
    gridRow: 'span 5',
    gridTemplateRows: 'subgrid',
    rowGap: vars.space.s,
    minBlockSize: TILE,
    padding: vars.space.s,
    border: `1px solid ${vars.color.line}`,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-obstacle="full"])': { borderColor: vars.color.accentText } } },
    },
  },
])
const lying = style([
  base,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.m,
    rowGap: vars.space.xs,
    minBlockSize: TILE_ROW.phone,
    paddingBlock: vars.space.s,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr) 7.5rem',
        minBlockSize: TILE_ROW.desktop,
        paddingBlock: vars.space.xxs,
      },
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface } } },
    },
  },
])
const onRaised = style([upright, { borderRadius: vars.radius.m, backgroundColor: vars.color.surface }])
export const tile: Readonly<Record<PanelLook, string>> = {
  framed: style([upright, { borderRadius: vars.radius.s, backgroundColor: vars.color.ground }]),
  poster: onRaised,
  portrait: onRaised,
  row: lying,
}

export const title = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 })
export const name = style([
  clamped,
  { WebkitLineClamp: 2, minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 700, lineHeight: tightLeading(1.2) },
])
/** Bars that rise with the stakes. */
export const mark = style({ display: 'flex', alignItems: 'end', flexShrink: 0, gap: 2, blockSize: '1.125rem' })
export const bar = style({
  inlineSize: 3,
  blockSize: '30%',
  borderRadius: 1,
  backgroundColor: vars.color.edge,
  opacity: 0.45,
  selectors: {
    '&[data-lit]': { backgroundColor: vars.color.accentText, opacity: 1 },
    '&:nth-child(2)': { blockSize: '47%' },
    '&:nth-child(3)': { blockSize: '65%' },
    '&:nth-child(4)': { blockSize: '82%' },
    '&:nth-child(5)': { blockSize: '100%' },
  },
  '@media': {
    [media.forced]: { backgroundColor: 'GrayText', selectors: { '&[data-lit]': { backgroundColor: 'CanvasText' } } },
  },
})

export const facts = style({ display: 'grid', alignContent: 'start', gap: vars.space.xs, minInlineSize: 0 })
export const fact = style({ minInlineSize: 0 })
export const label = style({ color: vars.color.muted, fontSize: vars.size.xs, lineHeight: tightLeading(1.3) })
export const value = style({
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: tightLeading(1.3),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const unseen = hiddenVisually
export const crowd = style({ alignSelf: 'end', display: 'grid', gap: vars.space.xxs, minInlineSize: 0 })
export const count = style([
  oneLine,
  { color: vars.color.muted, fontSize: vars.size.xs, lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' },
])
export const meter = style({
  display: 'block',
  blockSize: 4,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.line,
  '@media': { [media.forced]: { border: '1px solid CanvasText', blockSize: 6 } },
})
export const filled = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  backgroundColor: vars.color.live,
  transition: `inline-size ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { [media.forced]: { backgroundColor: 'CanvasText' }, [media.still]: { transition: 'none' } },
})
/** A press anywhere on the room is one on its button. */
export const action = style({
  position: 'static',
  alignSelf: 'end',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    // Moved, it would take what lies over the room along.
    '&:active': { transform: 'none' },
    '&[aria-disabled="true"]': {
      borderColor: 'transparent',
      backgroundColor: vars.color.disabled,
      color: vars.color.onDisabled,
    },
  },
})
globalStyle(`${base}:hover ${action}:not([aria-disabled])`, {
  '@media': {
    [media.hover]: { backgroundColor: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent },
  },
})

const full = '[data-obstacle="full"]'
globalStyle(`${base}${full} ${filled}`, { backgroundColor: vars.color.warn })
globalStyle(`${base}${full} ${count}`, { color: vars.color.ink, fontWeight: 600 })
globalStyle(`${base}[data-obstacle="balance"] ${fact}[data-short] ${value}`, { color: vars.color.bad })

globalStyle(`${upright} ${facts}`, { gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: vars.space.xs })
globalStyle(`${upright} ${title}`, { alignSelf: 'start' })

// A row: on phones what is known stands below the name, then each is a column.
globalStyle(`${lying} ${facts}`, {
  gridColumn: '1 / -1',
  gridRow: 2,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  '@media': {
    [media.tablet]: {
      gridColumn: 2,
      gridRow: 1,
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
})
globalStyle(`${lying} ${crowd}`, {
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto', alignSelf: 'center' } },
})
globalStyle(`${lying} ${action}`, { alignSelf: 'center', minInlineSize: '6rem' })
globalStyle(`${lying} ${name}`, { fontWeight: 600 })
