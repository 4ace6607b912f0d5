import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

const run = keyframes({ from: { backgroundPosition: '140% 0' }, to: { backgroundPosition: '-40% 0' } })
/** What is there at once would only flash. */
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const line = style({
  position: 'fixed',
  zIndex: 50,
  insetInline: 0,
  insetBlockStart: 0,
  appearance: 'none',
  inlineSize: '100%',
  border: 0,
  blockSize: 3,
  pointerEvents: 'none',
  backgroundColor: vars.color.accentSoft,
  backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.accent}, transparent)`,
  backgroundSize: '40% 100%',
  backgroundRepeat: 'no-repeat',
  animation: `${run} 1100ms linear infinite, ${appear} 200ms 200ms both`,
  '@media': {
    [media.still]: { backgroundImage: 'none', backgroundColor: vars.color.accent },
    [media.forced]: { backgroundColor: 'Highlight' },
  },
})
// How far it has come nobody knows.
globalStyle(`${line}::-webkit-progress-bar`, { backgroundColor: 'transparent' })
globalStyle(`${line}::-moz-progress-bar`, { backgroundColor: 'transparent' })
