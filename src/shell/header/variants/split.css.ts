import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { list } from '../navigation/navigation.css.ts'
import { TALL } from '../header-height.css.ts'
import { wideRow } from '../wide-row.css.ts'

export const toolsGround = style({
  backgroundColor: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const tools = style([wideRow, { minBlockSize: TALL.thin }])
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.m,
  minBlockSize: TALL.split,
  paddingInline: vars.space.m,
})
export const logo = style({ justifySelf: 'center' })
globalStyle(`${logo} img`, { '@media': { [media.desktop]: { blockSize: '2.5rem', maxInlineSize: '13rem' } } })
// Both halves keep to the logo; a margin, because what is justified to its end can't be scrolled back to its start.
export const before = style({})
globalStyle(`${list}${before} > :first-child`, { marginInlineStart: 'auto' })
export const after = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) auto',
  justifyContent: 'start',
  gap: 2,
  minInlineSize: 0,
})
