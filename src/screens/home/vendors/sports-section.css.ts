import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'
import { clamped } from '../../../ui/layout/truncate.ts'
import { card } from '../../../ui/page/page.css.ts'
import { columns } from '../../../ui/lists/columns.ts'

const HEIGHT = '5.5rem'

/** As many as there are share the row. */
export const books = style(
  columns(1, vars.space.s, { tablet: { columns: 'repeat(auto-fit, minmax(19rem, 1fr))', gap: vars.space.m } }),
)
// Two abreast leave no gap beside an odd last one.
globalStyle(`${books} > :last-child:nth-child(odd)`, {
  '@media': { 'screen and (max-width: 63.999em)': { gridColumn: '1 / -1' } },
})
export const book = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.m,
    blockSize: HEIGHT,
    padding: vars.frame.inset,
    paddingInlineEnd: vars.space.m,
    overflow: 'hidden',
    color: vars.color.ink,
    textDecoration: 'none',
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } } },
  },
])
/** The vendor's own ground to the card's edges, or to its frame. */
export const mark = style({ display: 'block', blockSize: '100%', aspectRatio: '8 / 5', overflow: 'hidden' })
globalStyle(`${mark} > *`, { blockSize: '100%' })
export const words = style({ display: 'grid', minInlineSize: 0 })
export const name = style({ ...clamped, WebkitLineClamp: 2, fontWeight: 650, lineHeight: tightLeading(1.25) })
export const line = style({ color: vars.color.muted, fontSize: vars.size.s, lineHeight: tightLeading(1.35) })
export const arrow = style({
  color: vars.color.accentText,
  // On the narrowest phones the names need its room.
  '@media': { 'screen and (max-width: 22.499em)': { display: 'none' } },
  transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
})
globalStyle(`${book}:hover ${arrow}`, { '@media': { [media.hover]: { translate: '4px' } } })
globalStyle(`[dir="rtl"] ${book}:hover ${arrow}`, { '@media': { [media.hover]: { translate: '-4px' } } })
export const place = style({ blockSize: HEIGHT, borderRadius: vars.radius.l })
