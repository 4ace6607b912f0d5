import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** About as high as a section, while nobody has come near one. */
export const room = style({ minBlockSize: '20rem' })
/** As high as the strip of what was paid out, which may stand in the first window. */
export const strip = style({ blockSize: `calc(3.25rem + 2 * ${vars.space.xs})` })

/** What of the first HTML is a guest's alone; the starter knows it by `data-guest`. It lays out its sections as if it weren't there. */
export const guestOnly = style({ display: 'contents' })
globalStyle(`html[data-member] ${guestOnly}`, { visibility: 'hidden' })
