import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'

/** The word over two days on a phone, all in one line where there is room. */
export const range = style({
  display: 'grid',
  // A date with its mark is no narrower.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
  gap: vars.space.s,
  alignItems: 'start',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const legend = hiddenVisually
export const preset = style({
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})
