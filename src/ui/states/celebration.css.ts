import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

/** How many pieces fly, and how far. */
export const PIECES = 14
const REACH = 7

export const burst = style({
  position: 'relative',
  display: 'block',
  inlineSize: 0,
  blockSize: 0,
  marginInline: 'auto',
  pointerEvents: 'none',
  '@media': { [media.still]: { display: 'none' } },
})
globalStyle(`${burst} > span`, {
  position: 'absolute',
  inlineSize: '0.5rem',
  blockSize: '0.75rem',
  borderRadius: 2,
  backgroundColor: vars.color.accent,
  opacity: 0,
})
globalStyle(`${burst} > span:nth-child(2n)`, { backgroundColor: vars.color.good })
globalStyle(`${burst} > span:nth-child(3n)`, { backgroundColor: vars.color.live })
for (let piece = 0; piece < PIECES; piece += 1) {
  const angle = (2 * Math.PI * piece) / PIECES
  const [x, y] = [Math.cos(angle) * REACH, Math.sin(angle) * REACH]
  const fly = keyframes({
    from: { opacity: 1, transform: 'none' },
    to: { opacity: 0, transform: `translate(${x.toFixed(2)}rem, ${(y + 2).toFixed(2)}rem) rotate(${piece * 90}deg)` },
  })
  globalStyle(`${burst} > span:nth-child(${piece + 1})`, { animation: `${fly} 1.2s ease-out` })
}
