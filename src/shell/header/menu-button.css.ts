import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const button = styleVariants({
  phone: {},
  /** In the margin, so that the logo after it begins at the edge of the page's grid, the row's gap between them. */
  wide: { marginInlineStart: `calc(-1 * (${vars.control.m} + ${vars.space.s}))` },
  /** Where no logo follows: its sign at the grid's edge, the room around it beyond. */
  inside: { marginInlineStart: `calc((20px - ${vars.control.m}) / 2)` },
})
