import { globalStyle, style } from '@vanilla-extract/css'
import { many } from '../../../parts/lottery/lottery-balls/lottery-balls.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { card, sectionHead } from '../../../ui/page/page.css.ts'

export const result = style([
  card,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.m,
    padding: vars.space.m,
    '@media': { [media.tablet]: { padding: vars.space.l } },
  },
])
export const head = style([sectionHead, { marginBlockEnd: 0, minBlockSize: `calc(${vars.size.xl} * 1.3)` }])
/** On a line of its own on phones, so that it moves nothing by coming. */
export const when = style({
  flex: '1 0 100%',
  minBlockSize: '1.5em',
  '@media': { [media.tablet]: { flex: '0 1 auto' } },
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
})
/** Large enough to be read from the other end of a table. */
export const balls = style({ fontSize: '1.375rem', '@media': { [media.tablet]: { fontSize: '1.625rem' } } })
// Ten balls stand in two rows of five on phones.
globalStyle(`${balls} > .${many}`, {
  '@media': {
    'screen and (max-width: 39.999em)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, auto)',
      justifyContent: 'start',
      gap: '0.3em',
    },
  },
})
globalStyle(`[dir="rtl"] ${balls} > .${many}`, { justifyContent: 'end' })
export const none = style({ color: vars.color.muted })
/** As high as the balls: two of their ems, at seven eighths of the type around them, and less where they are many. */
const ballPlace = style([skeleton, { inlineSize: '14em', maxInlineSize: '100%', borderRadius: vars.radius.pill }])
export const ballsPlace = style([ballPlace, { blockSize: '1.75em' }])
export const manyPlace = style([
  ballPlace,
  { blockSize: '3.23em', borderRadius: vars.radius.m, '@media': { [media.tablet]: { blockSize: '1.49em' } } },
])
export const tablePlace = style([
  skeleton,
  { marginBlockStart: vars.space.m, blockSize: '25.5rem', borderRadius: vars.radius.m },
])
