import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { rows } from '../../../ui/page/page.css.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

const ROW = '4rem'

/** As high as its rows from the first moment, so that nothing below moves when they arrive. */
export const list = style([rows, { minBlockSize: `calc(4 * ${ROW} + 5px + 2 * ${vars.frame.inset})` }])
/** As high as the rows that there are. */
export const few = rows
export const notice = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  minBlockSize: ROW,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  listStyle: 'none',
  outlineOffset: -2,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: '10.5rem minmax(0, 1fr) auto' },
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised } } },
  },
})
export const time = style({
  gridRow: 2,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { gridRow: 1, fontSize: vars.size.s } },
})
export const title = style({
  gridRow: 1,
  fontWeight: 600,
  ...oneLine,
  selectors: { 'details[open] &': { whiteSpace: 'normal' } },
})
export const chevron = style({
  gridRow: '1 / span 2',
  gridColumn: '-2 / -1',
  color: vars.color.muted,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { 'details[open] &': { rotate: '180deg' } },
  '@media': { [media.tablet]: { gridRow: 1 } },
})
export const body = style({
  paddingBlockStart: vars.space.xs,
  paddingInline: vars.space.m,
  paddingBlockEnd: vars.space.m,
  '@media': { [media.tablet]: { paddingInlineStart: `calc(10.5rem + 2 * ${vars.space.m})` } },
})
export const waiting = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.xs,
  minBlockSize: ROW,
  paddingInline: vars.space.m,
})
globalStyle(`${waiting} + ${waiting}`, { borderBlockStart: `1px solid ${vars.color.line}` })
export const middle = style({ display: 'grid', alignContent: 'center', minBlockSize: 'inherit', padding: vars.space.m })
