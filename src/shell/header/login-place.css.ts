import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'

export const narrowOnly = style({ '@media': { [media.wide]: { display: 'none' } } })
export const place = style({ inlineSize: '22rem', padding: vars.space.m, maxBlockSize: '85dvh' })
/** In the bar itself: the platform's popover, which nothing opens and nothing hides. */
export const standing = style({
  '@media': {
    [media.wide]: {
      position: 'static',
      display: 'block',
      inlineSize: 'auto',
      maxBlockSize: 'none',
      margin: 0,
      padding: 0,
      border: 0,
      overflow: 'visible',
      background: 'none',
      boxShadow: 'none',
    },
  },
})
