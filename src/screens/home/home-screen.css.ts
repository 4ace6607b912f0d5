import { style } from '@vanilla-extract/css'

/** About as high as a section, while nobody has come near one. */
export const room = style({ minBlockSize: '20rem' })
