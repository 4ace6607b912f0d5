import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { cluster, gap, group } from '../../../../ui/layout/layout.css.ts'
import { media } from '../../../../ui/layout/media.ts'

export const choices = style([cluster, gap.s, group])
export const choice = style({
  position: 'relative',
  borderRadius: '50%',
  padding: 3,
  border: '2px solid transparent',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.accentText },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': { [media.forced]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
})
export const picture = style({ display: 'block', borderRadius: '50%', objectFit: 'cover' })
