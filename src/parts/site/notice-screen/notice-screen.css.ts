import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { centered, cluster, gap } from '../../../ui/layout/layout.css.ts'
import { page } from '../../../ui/page/page.css.ts'
import { iconTile } from '../../../ui/media/icon-tile.ts'

export const frame = style([
  page,
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space.m,
    minBlockSize: '58vh',
    paddingBlock: vars.space.xxl,
    textAlign: 'center',
  },
])
export const mark = style({
  ...iconTile(96, vars.radius.l),
  marginBlockEnd: vars.space.xs,
  transform: vars.mark.tilt,
})
globalStyle(`${mark} svg`, { inlineSize: 44, blockSize: 44, strokeWidth: 1.5 })
export const text = style({
  maxInlineSize: '46ch',
  color: vars.color.muted,
  fontSize: vars.size.l,
  lineHeight: 1.45,
  textWrap: 'balance',
})
export const actions = style([cluster, gap.s, centered, { marginBlockStart: vars.space.s }])
