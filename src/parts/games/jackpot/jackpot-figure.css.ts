import { style } from '@vanilla-extract/css'

export const board = style({ inlineSize: 'fit-content', maxInlineSize: '100%', blockSize: '3.25rem' })
