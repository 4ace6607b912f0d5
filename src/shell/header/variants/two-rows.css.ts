import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { ROOM } from '../navigation/navigation.css.ts'
import { TALL } from '../header-height.css.ts'
import { wideRow } from '../wide-row.css.ts'

export const tools = styleVariants(TALL.tools, (height) => [wideRow, { minBlockSize: height }])
/** The line between the two, over the whole width. */
export const navGround = style({ borderBlockStart: `1px solid ${vars.color.line}` })
export const nav = styleVariants(TALL.bar, (height) => [
  wideRow,
  { minBlockSize: height, justifyContent: 'space-between' },
])
for (const each of Object.values(nav)) globalStyle(`${each} > :last-child`, { flexShrink: 0 })
// The words of the first and the last item keep the edges of the grid; their room hangs over.
globalStyle(`${nav.text} > :first-child`, { marginInlineStart: `calc(-1 * ${ROOM})` })
globalStyle(`${nav.text} > :last-child`, { marginInlineEnd: `calc(-1 * ${ROOM})` })
