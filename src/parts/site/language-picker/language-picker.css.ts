import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

/** On phones the code is enough; the globe says the rest. */
export const name = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline' } } })
export const code = style({
  textTransform: 'uppercase',
  fontSize: vars.size.s,
  '@media': { [media.desktop]: { display: 'none' } },
})
