import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const button = styleVariants({
  phone: {},
  /** In the margin, so that what follows begins at the edge of the page's grid. */
  wide: { marginInlineStart: `calc(-1 * (${vars.control.m} + ${vars.space.xs}))`, marginInlineEnd: vars.space.xs },
})
