import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

/** Takes a line of its own, also where fields stand beside each other. */
export const clock = style({ gridColumn: '1 / -1', color: vars.color.muted, fontSize: vars.size.xs })
