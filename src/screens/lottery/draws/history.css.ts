import { globalStyle, style } from '@vanilla-extract/css'
import { chevron, title } from '../../../ui/overlays/disclosure.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { rows } from '../../../ui/page/page.css.ts'
import { columns } from '../../../ui/lists/columns.ts'

export const history = style({ ...columns(1, vars.space.m), scrollMarginBlockStart: '6rem' })
export const list = style([rows])
globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${vars.color.line}` })
/** Words above the balls, and beside them where there is room. */
export const result = style({
  ...columns(1, vars.space.xs, {
    tablet: {
      columns: 'minmax(0, 18rem) minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.m,
      minBlockSize: '3.75rem',
    },
  }),
  minBlockSize: '5.25rem',
  alignContent: 'center',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
})
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
  minInlineSize: 0,
  '@media': { [media.tablet]: { display: 'grid' } },
})
export const numero = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const name = style({
  color: vars.color.ink,
  fontWeight: 650,
  lineHeight: tightLeading(1.25),
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
})
export const number = style({
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: tightLeading(1.3),
  fontVariantNumeric: 'tabular-nums',
})
export const wordsPlace = style([skeleton, { inlineSize: '60%', blockSize: '1.2em' }])
export const ballsPlace = style([skeleton, { inlineSize: '11rem', maxInlineSize: '100%', blockSize: '1.75em' }])
/** All prizes of a draw, in line with the words above. */
export const prizes = style({ borderBlockStart: `1px dashed ${vars.color.line}` })
globalStyle(`${prizes} > .${title}`, {
  justifyContent: 'start',
  gap: vars.space.xs,
  minBlockSize: vars.control.m,
  paddingBlock: 0,
  color: vars.color.accentText,
  fontSize: vars.size.s,
})
globalStyle(`${prizes} .${chevron}`, { color: 'inherit' })
