import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'
import { buttonClass } from '../actions/button-class.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  margin: 0,
})
export const page = style([
  buttonClass('ghost', 's'),
  {
    minInlineSize: vars.control.s,
    paddingInline: vars.space.xs,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[aria-current="page"]': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
    },
    '@media': { [media.forced]: { selectors: { '&[aria-current="page"]': { border: '2px solid Highlight' } } } },
  },
])
export const gap = style({ minInlineSize: vars.control.s, textAlign: 'center', color: vars.color.muted })
