import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { sectionHead } from '../../../ui/page/page.css.ts'

/** Centred: with and without a button its height is the same. */
export const head = style([
  sectionHead,
  { alignItems: 'center', '@media': { [media.belowTablet]: { marginBlockEnd: vars.space.xs } } },
])
/** As high as a small button, whether there is one or not. */
export const aside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.s,
  marginInlineStart: 'auto',
})
/** A title with a note beside it, where there is room. */
export const noted = style({})
globalStyle(`${head} > ${noted}`, { '@media': { [media.tablet]: { flex: '0 1 auto' } } })
/** A phone's first window leaves its room to what is sold. */
export const note = style({
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: vars.size.s,
  '@media': { [media.belowTablet]: { display: 'none' } },
})
