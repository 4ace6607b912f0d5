import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { entry, panel } from '../../ui/layout/layout.css.ts'
import { oneLine } from '../../ui/layout/truncate.ts'

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
