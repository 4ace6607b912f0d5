import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

/** One field under the other. */
export const form = style({ display: 'grid', gap: vars.space.m })
