/** Name and vendor in rows of a fixed height, so that a waiting card is as high as one that came. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const caption = style({ display: 'grid', gridAutoRows: '1.25rem', minInlineSize: 0 })
const oneLine = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '1.25rem',
})
/** For a name in a narrow place, over `name`: it breaks once before it is cut. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
} as const
export const name = style([oneLine, { fontSize: vars.size.s, fontWeight: 650, color: vars.color.ink }])
export const vendor = style([oneLine, { fontSize: vars.size.xs, color: vars.color.muted }])
