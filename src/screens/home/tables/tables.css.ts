/** One row of what is played at live tables. */
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

/** One line at every width, so that it is as high before the classes are known. */
export const kinds = style({ marginBlockEnd: vars.space.m, minInlineSize: 0 })
globalStyle(`${kinds} > [role="group"]`, {
  '@media': {
    [media.desktop]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the ring around what has the focus.
      margin: '-5px',
      padding: '5px',
    },
  },
})
globalStyle(`${kinds} button`, { flexShrink: 0 })

export { older } from '../../../ui/layout/layout.css.ts'
