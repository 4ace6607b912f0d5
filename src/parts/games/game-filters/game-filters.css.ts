import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import * as lane from '../../../ui/lists/lane.css.ts'
import { highlight } from '../../../ui/layout/highlight.ts'
import { media } from '../../../ui/layout/media.ts'
import { columns } from '../../../ui/lists/columns.ts'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.control.s,
  margin: 0,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.pill,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: tightLeading(1.2),
  whiteSpace: 'nowrap',
  // A finger sees what it has chosen, whole and in the first frame: the browser's own mark would lie over it for a while,
  // and costs a slow phone more than the answer does.
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accentText,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentText}`,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: 44 },
    [media.hover]: {
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: { '&:hover:not([aria-pressed="true"])': { backgroundColor: vars.color.raised } },
    },
    [media.forced]: { selectors: { '&[aria-pressed="true"]': highlight } },
  },
})
export const chipMark = style({ inlineSize: '1em', blockSize: '1em' })

/** Search and the sheet's button, and on wide windows the order at the other end; the chips below. */
export const bar = style({
  ...columns('minmax(0, 1fr) auto', vars.space.s, {
    largeLetters: { columns: 1 },
    desktop: {
      columns: 'minmax(14rem, 26rem) minmax(12rem, auto)',
      justifyContent: 'space-between',
      columnGap: vars.space.m,
    },
  }),
  alignItems: 'center',
})
/** One line that scrolls on phones, as many as there are on wide windows. */
export const chips = style([
  lane.lane,
  {
    gridAutoColumns: 'max-content',
    alignItems: 'center',
    gap: vars.space.xs,
    '@media': {
      [media.desktop]: { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, overflow: 'visible' },
    },
  },
])
/** Where they stand in the bar. */
export const chipsPlace = style({ gridColumn: '1 / -1', order: 1 })
export const narrowOnly = style({ '@media': { [media.desktop]: { display: 'none' } } })
export const wideOnly = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })

/** What ends the sheet stays in sight while its filters scroll. */
export const sheetEnd = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${vars.space.l})`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginBlockEnd: `calc(-1 * ${vars.space.l})`,
  paddingBlock: vars.space.s,
  backgroundColor: vars.color.surface,
})
/** What shows the games takes the room; enlarged letters put it on a line of its own. */
globalStyle(`${sheetEnd} > :last-child`, { flex: '1 1 9rem' })
