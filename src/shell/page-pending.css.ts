import { style } from '@vanilla-extract/css'
import { padded } from '../ui/page/page.css.ts'
import { vars } from '../theme/contract.css.ts'

export const pending = style([padded, { minBlockSize: '60vh', alignContent: 'start' }])
export const title = style({ inlineSize: 'min(24rem, 70%)', blockSize: '2.5rem' })
export const block = style({ blockSize: '14rem', borderRadius: vars.radius.l })
