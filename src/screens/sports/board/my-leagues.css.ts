import { globalStyle, style } from '@vanilla-extract/css'

export const row = style({ display: 'grid', gridTemplateColumns: '2.25rem minmax(0, 1fr)', alignItems: 'center' })
globalStyle(`${row} > :last-child`, { paddingInlineStart: 4 })
globalStyle(`${row} > :first-child`, { justifySelf: 'center' })
