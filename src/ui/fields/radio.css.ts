import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

/** A radio of our own; the card or the row around it shows the focus. */
export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: '50%',
  backgroundColor: vars.color.field,
  outline: 'none',
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.color.accent, backgroundColor: vars.color.accent },
    '&:checked::after': {
      content: '',
      inlineSize: 8,
      blockSize: 8,
      borderRadius: '50%',
      backgroundColor: vars.color.onAccent,
    },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
})
