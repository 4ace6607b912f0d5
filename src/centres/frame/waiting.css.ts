import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const page = style({ display: 'grid', gap: vars.space.m })
export const card = style({ blockSize: '9rem', borderRadius: vars.radius.m })
export const menu = style({ display: 'grid', gap: vars.space.xs })
export const who = style({ blockSize: 72, borderRadius: vars.radius.m })
export const row = style({ blockSize: vars.control.m, borderRadius: vars.radius.m })
