import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/media.ts'
import { card } from '../../../ui/page.css.ts'

const HEIGHT = '5.5rem'

/** As many as there are share the row. */
export const books = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': {
    [media.tablet]: { gap: vars.space.m, gridTemplateColumns: 'repeat(auto-fit, minmax(19rem, 1fr))' },
  },
})
export const book = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.m,
    blockSize: HEIGHT,
    paddingInlineEnd: vars.space.m,
    overflow: 'hidden',
    color: vars.color.ink,
    textDecoration: 'none',
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } } },
  },
])
/** The vendor's own ground to the card's edges. */
export const mark = style({ display: 'block', blockSize: '100%', aspectRatio: '8 / 5', overflow: 'hidden' })
globalStyle(`${mark} > *`, { blockSize: '100%' })
export const words = style({ display: 'grid', minInlineSize: 0 })
export const name = style({ fontWeight: 650, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const line = style({ color: vars.color.muted, fontSize: vars.size.s })
export const arrow = style({
  color: vars.color.accentText,
  transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
})
globalStyle(`${book}:hover ${arrow}`, { '@media': { [media.hover]: { translate: '4px' } } })
globalStyle(`[dir="rtl"] ${book}:hover ${arrow}`, { '@media': { [media.hover]: { translate: '-4px' } } })
export const place = style({ blockSize: HEIGHT, borderRadius: vars.radius.l })
