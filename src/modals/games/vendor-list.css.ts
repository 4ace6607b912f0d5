import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** How many there are; said when they have come. */
export const count = style({ minBlockSize: '1.25rem', color: vars.color.muted, fontSize: vars.size.s })
