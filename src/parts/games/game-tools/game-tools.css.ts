import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

/** Small beside the words, large for a finger. */
export const tool = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '50%',
  background: 'none',
  color: vars.color.muted,
  pointerEvents: 'auto',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: '-0.375rem' },
    '&[aria-pressed="true"]': { color: vars.color.accentText },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&::before': { inset: 0 },
        '&:hover': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
      },
    },
    [media.forced]: { borderColor: 'ButtonText' },
  },
})
export const mark = style({ inlineSize: '1.15rem', blockSize: '1.15rem' })
globalStyle(`${tool}[aria-pressed="true"] ${mark}`, { fill: 'currentColor' })
