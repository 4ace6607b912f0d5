import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from './media.ts'

/** Side by side from desktops on. */
export const both = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(22rem, 2fr)' } },
})
const onWide = { display: 'none', '@media': { [media.desktop]: { display: 'grid' } } } as const
/** The one that narrow windows leave out. */
export const list = styleVariants({ shown: { minInlineSize: 0 }, aside: { minInlineSize: 0, ...onWide } })
export const detail = styleVariants({ shown: { minInlineSize: 0 }, aside: { minInlineSize: 0, ...onWide } })
export const sticks = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.space.xl} * 3)` } },
})
