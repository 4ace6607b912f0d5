/** Live tables: a card each in the brand's own look, and one row of what is played at them. */
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { lane } from '../../../ui/lists/lane.css.ts'
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

const wide = style([
  lane,
  { gridAutoColumns: 'min(13rem, 58vw)', '@media': { [media.tablet]: { gridAutoColumns: '15rem' } } },
])
const rows = style({ borderBlockEnd: `1px solid ${vars.color.line}` })
globalStyle(`${rows} > li`, { borderBlockStart: `1px solid ${vars.color.line}` })
export const lists = { wide, row: rows }
export { older } from '../../../ui/layout/layout.css.ts'
