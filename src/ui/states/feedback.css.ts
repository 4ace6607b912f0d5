/** What stands where content will. The first page has it: what tells of something comes with styles of its own. */
import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const skeleton = style({
  display: 'block',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.line,
  // What comes within a second needs no sign that it is waited for, and a page that is coming has no frame to spare.
  animation: `${breathe} 1600ms ease-in-out 1s infinite`,
  '@media': { [media.forced]: { border: '1px solid GrayText' } },
})
export const skeletonLine = styleVariants({
  short: [skeleton, { inlineSize: '38%', blockSize: '0.8em' }],
  long: [skeleton, { inlineSize: '72%', blockSize: '0.8em' }],
})
