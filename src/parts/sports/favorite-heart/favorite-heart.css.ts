import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const heart = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 44,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  selectors: { '&[aria-pressed="true"]': { color: vars.color.accentText, fill: 'currentColor' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
})
