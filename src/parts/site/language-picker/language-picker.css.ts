import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/layout/media.ts'

/** On phones the code is enough; the globe says the rest. */
export const name = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline' } } })
export const code = style({
  fontVariantCaps: 'all-small-caps',
  '@media': { [media.desktop]: { display: 'none' } },
})
