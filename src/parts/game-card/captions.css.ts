/** Name and vendor in rows of a fixed height, so that a waiting card is as high as one that came. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { clamped, oneLine } from '../../ui/cut.ts'

export const caption = style({ display: 'grid', gridAutoRows: '1.25rem', minInlineSize: 0 })
const line = style({ ...oneLine, lineHeight: '1.25rem' })
/** For a name in a narrow place, over `name`: it breaks once before it is cut. */
export const twoLines = {
  ...clamped,
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
} as const
export const name = style([line, { fontSize: vars.size.s, fontWeight: 650, color: vars.color.ink }])
export const vendor = style([line, { fontSize: vars.size.xs, color: vars.color.muted }])
