import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { tightLeading } from '../../../../theme/writing-systems.ts'
import { byChoice } from '../../../../ui/layout/by-choice.ts'
import { oneLine } from '../../../../ui/layout/truncate.ts'
import { media } from '../../../../ui/layout/media.ts'
import { PAGE_MARGIN } from '../../../../ui/page/page.css.ts'
import { DOWN, UP } from '../picks/arrow.ts'

/** How high a phone's own bar is, above which it stands. */
const BAR = '3.75rem'
/** How high the slip's bar is. */
const HIGH = '3.875rem'

/** The room that the bar takes, at the end of the page. */
export const room = style({ blockSize: HIGH, '@media': { [media.low]: { display: 'none' } } })
export const dock = style({
  position: 'fixed',
  zIndex: 24,
  insetInline: 0,
  insetBlockEnd: `calc(${BAR} + env(safe-area-inset-bottom))`,
  display: 'grid',
  filter: 'drop-shadow(0 -6px 18px rgb(0 0 0 / 0.35))',
  '@media': {
    [media.tablet]: { insetInlineStart: 'auto', insetInlineEnd: vars.space.m, inlineSize: '26.25rem' },
    // The way to get in touch has the margin beside it.
    [media.desktop]: { insetBlockEnd: vars.space.m, insetInlineEnd: `max(${PAGE_MARGIN}, 4.5rem)` },
    [media.low]: { position: 'static', inlineSize: 'auto' },
  },
})
export const bar = byChoice(
  'hand',
  {
    borderBlockStart: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    overflow: 'hidden',
  },
  {
    ticket: {
      borderBlockStart: '0',
      borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
      '@media': { [media.tablet]: { borderRadius: vars.radius.l } },
    },
    plaque: {
      borderBlockStart: `2px solid ${vars.color.gilt}`,
      '@media': { [media.tablet]: { borderRadius: vars.radius.m, border: `1px solid ${vars.color.gilt}` } },
    },
    plate: { '@media': { [media.tablet]: { borderRadius: vars.radius.m, border: `1px solid ${vars.color.line}` } } },
    blocks: {
      borderBlockStart: `1px solid ${vars.color.edge}`,
      '@media': { [media.tablet]: { border: `1px solid ${vars.color.edge}` } },
    },
  },
)
export const open = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  inlineSize: '100%',
  minBlockSize: HIGH,
  margin: 0,
  paddingBlock: '0.375rem',
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: '0.5rem',
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  touchAction: 'manipulation',
  outlineOffset: -3,
})
export const title = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  fontSize: '1.25rem',
  lineHeight: tightLeading(1.15),
})
export { count } from './slip-head.css.ts'
export const line = style({
  ...oneLine,
  flex: '1 1 auto',
  minInlineSize: 0,
  fontSize: '0.9375rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
})
/** A small phone has the figure alone. */
export const oddsName = style({ display: 'none', '@media': { 'screen and (min-width: 24em)': { display: 'inline' } } })
const news = style({
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: tightLeading(1.2),
})
export const changed = styleVariants({
  up: [news, { color: vars.color.good }],
  down: [news, { color: vars.color.bad }],
})
export const arrow = styleVariants({ up: UP, down: DOWN })
export const mark = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.875rem',
  blockSize: '2.875rem',
  marginInlineStart: 'auto',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { [`${news} + &`]: { marginInlineStart: 0 } },
})
export const up = style({ rotate: '180deg' })
export const grip = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '1.5rem',
  margin: 0,
  marginBlock: '-0.5rem -0.375rem',
  padding: 0,
  border: 0,
  background: 'none',
  touchAction: 'none',
  cursor: 'grab',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 9,
      insetInlineStart: 'calc(50% - 1.25rem)',
      inlineSize: '2.5rem',
      blockSize: 4,
      borderRadius: 2,
      backgroundColor: vars.color.edge,
    },
  },
})
