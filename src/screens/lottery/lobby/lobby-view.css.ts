import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { lane } from '../../../ui/lists/lane.css.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { sectionHead } from '../../../ui/page/page.css.ts'
import { columns } from '../../../ui/lists/columns.ts'

export const modes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.field,
  inlineSize: '100%',
  '@media': { [media.tablet]: { inlineSize: 'auto' } },
})
const current = '&[aria-current]'
export const mode = style({
  display: 'grid',
  flex: '1 1 6rem',
  placeItems: 'center',
  minBlockSize: vars.control.s,
  paddingInline: vars.space.s,
  border: '1px solid transparent',
  borderRadius: `calc(${vars.radius.m} - ${vars.space.xxs})`,
  color: vars.color.onField,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: tightLeading(1.2),
  overflowWrap: 'anywhere',
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    [current]: {
      borderColor: vars.color.accentText,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: 44 },
    [media.forced]: { selectors: { [current]: { borderColor: 'Highlight' } } },
  },
})

const stacked = style(columns(1, vars.space.l))
/** The menu above what it shows, or beside it in wide windows. */
export const body = {
  rail: stacked,
  words: stacked,
  column: style(
    columns(1, vars.space.l, {
      desktop: { columns: '14.5rem minmax(0, 1fr)', alignItems: 'start', gap: vars.space.xl },
    }),
  ),
}
export const content = style(columns(1, vars.space.xl))
// A lane within it ends at the page's edges, but beside a menu where its neighbours do.
globalStyle(`${body.column} ${content} .${lane}`, {
  '@media': { [media.desktop]: { marginInline: 0, paddingInline: 0, scrollPaddingInline: 0 } },
})
export const group = style(columns(1, vars.space.m))
export const groupHead = style([sectionHead, { marginBlockEnd: 0 }])
export const count = style({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })
export const titlePlace = style([skeleton, { inlineSize: '10rem', blockSize: `calc(${vars.size.xl} * 1.2)` }])
