import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/media.ts'

export const frame = style({
  // Lines end at the inner one, where a brand frames its cards.
  paddingInline: vars.frame.inset,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
/** Columns where there is room; on a phone each login is a small card of lines. */
export const table = style({
  display: 'grid',
  inlineSize: '100%',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.tablet]: { display: 'table', borderCollapse: 'collapse', textAlign: 'start' },
  },
})
/** On phones the lines speak for themselves; a screen reader still hears what each column is. */
export const head = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { position: 'static', display: 'table-header-group', clipPath: 'none', overflow: 'visible' },
  },
})
export const heading = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  color: vars.color.muted,
  fontWeight: 600,
  textAlign: 'start',
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': {
    [media.tablet]: {
      display: 'table-row',
      selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.color.line}` } },
    },
  },
})
const tableCell = {
  '@media': {
    [media.tablet]: { display: 'table-cell', paddingBlock: vars.space.s, paddingInline: vars.space.m },
  },
} as const
export const time = style({ gridColumn: '1 / -1', fontWeight: 600, ...tableCell })
export const cell = style({ color: vars.color.muted, overflowWrap: 'anywhere', ...tableCell })
