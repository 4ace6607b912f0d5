import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../layout/media.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  display: 'block',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.still]: { borderBlockStartColor: 'currentColor', borderStyle: 'dotted' } },
})
