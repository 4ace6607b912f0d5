import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { headerHeight } from '../../../ui/page/header-height.css.ts'
import { PAGE_WIDTH } from '../../../ui/page/page.css.ts'

/** How tall the panel is, whatever is in it: what is chosen must not move what is pointed at. */
const HEIGHT = `min(42rem, 100dvh - ${headerHeight} - 2rem)`

export const panel = style({
  display: 'grid',
  gridTemplateColumns: '16rem minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: PAGE_WIDTH,
  marginInline: 'auto',
  blockSize: HEIGHT,
})
/** Where it can't be filled: the notice has room around it. */
export const failed = style({
  inlineSize: '100%',
  maxInlineSize: PAGE_WIDTH,
  marginInline: 'auto',
  padding: vars.space.l,
})
export const main = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minInlineSize: 0,
  paddingInline: vars.space.l,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '3.5rem',
})
export const title = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStretch: vars.font.displayWidth,
  fontSize: vars.size.l,
  overflowWrap: 'anywhere',
})
export const points = style({
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.size.xs,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
})
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.control.s,
  marginInlineStart: 'auto',
  color: vars.color.accentText,
  fontSize: vars.size.s,
  fontWeight: 600,
})
export const games = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the ring of what has the focus.
  paddingInline: 4,
  marginInline: -4,
  paddingBlock: `4px ${vars.space.l}`,
})
export const more = style({ display: 'grid', justifyItems: 'center', paddingBlockStart: vars.space.m })
