import { globalStyle, style } from '@vanilla-extract/css'

/** About as high as a section, while nobody has come near one. */
export const room = style({ minBlockSize: '20rem' })

/** What of the first HTML is a guest's alone; the starter knows it by `data-guest`. It lays out its sections as if it weren't there. */
export const guestOnly = style({ display: 'contents' })
globalStyle(`html[data-member] ${guestOnly}`, { visibility: 'hidden' })
