import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { entry, panel } from '../../ui/layout/layout.css.ts'
import { oneLine } from '../../ui/layout/truncate.ts'
import { media } from '../../ui/layout/media.ts'
import { pageRow } from '../../ui/actions/menu-row.css.ts'

export const menu = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.m,
  minInlineSize: 0,
})
export const who = style([panel, entry, { flexWrap: 'nowrap', minBlockSize: 72, padding: vars.space.s }])
export const words = style({ minInlineSize: 0 })
export const name = style({ fontWeight: 700, ...oneLine })
export const note = style({ color: vars.color.muted, fontSize: vars.size.s, ...oneLine })
/** What a group of pages is called. */
export const group = style({
  margin: 0,
  paddingBlock: `${vars.space.s} ${vars.space.xxs}`,
  paddingInline: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.size.s,
})
/** The language and the way out, apart from the pages. */
export const foot = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const row = style([
  pageRow,
  {
    selectors: {
      '&[aria-current="page"]': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
    },
    '@media': {
      [media.tablet]: { minBlockSize: vars.control.m },
      [media.forced]: { selectors: { '&[aria-current="page"]': { border: '2px solid Highlight' } } },
    },
  },
])
export const mark = style({
  color: vars.color.muted,
  selectors: { '[aria-current="page"] > &': { color: 'inherit' } },
})
export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const ahead = style({ color: vars.color.muted, '@media': { [media.tablet]: { display: 'none' } } })
