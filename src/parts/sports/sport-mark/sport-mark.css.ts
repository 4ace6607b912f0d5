import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const sized = (side: string) =>
  style({
    display: 'block',
    flexShrink: 0,
    inlineSize: side,
    blockSize: side,
    borderRadius: '50%',
    filter: vars.picture.tone,
  })
export const size = { s: sized('1.375rem'), m: sized('2rem') }
