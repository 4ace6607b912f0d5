import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { choice } from '../withdraw/withdraw.css.ts'
import { detail } from '../withdraw/withdraw.css.ts'

export { clock, hero, means, much, orders, quote, state, time } from '../orders/orders.css.ts'
export {
  choices,
  cost,
  costs,
  facts,
  fields,
  fundsWaiting,
  legend,
  news,
  note,
  number,
  receives,
  section,
  strong,
  term,
  title,
} from '../withdraw/withdraw.css.ts'

/** The ways to pay beside each other, two in a row on the narrowest phones; those of the last row share all of it. */
export const methods = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })
export const method = style([
  choice,
  {
    flex: '1 1 8.25rem',
    // No word of a name is broken, unless the letters are so large that it is wider than the page.
    gridTemplateColumns: 'auto minmax(min-content, 1fr)',
    fontWeight: 600,
    '@media': {
      [media.tablet]: { flexBasis: '13rem' },
      [media.largeLetters]: { gridTemplateColumns: 'auto minmax(0, 1fr)', overflowWrap: 'anywhere' },
    },
  },
])
export const methodMark = style({ color: vars.color.accentText })
export const channels = style({
  display: 'grid',
  gap: vars.space.xs,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } },
})
/** A choice with words below each other: they stay together where the one beside it is higher. */
export const option = style([choice, { alignContent: 'start' }])
/** Below the words of a choice. */
export const under = style([detail, { gridColumn: 2 }])
/** Choosing is the whole card's business; what can't be paid by now lies flat, and says why in words that can be read. */
export const resting = style({ color: vars.color.muted, backgroundColor: 'transparent', cursor: 'default' })
export const rests = style({ color: vars.color.muted, fontSize: vars.size.s, fontWeight: 400 })
export const methodWords = style({ display: 'grid', minInlineSize: 0 })
export const allRest = style({ inlineSize: 'min(28rem, 100%)', margin: 0, padding: 0, listStyle: 'none' })
export const allRestLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
  paddingBlock: vars.space.xs,
  textAlign: 'start',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

/** Digits of one width: what stands beside them does not move each second. */
export const rowClock = style({
  color: vars.color.warn,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** What is copied, and beside it what copies it. */
export const copied = style({
  display: 'grid',
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const copiedLine = style({
  display: 'flex',
  // A long number keeps a line to itself: a last digit alone below the others is overlooked.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minInlineSize: 0,
  margin: 0,
})
export const copiedText = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const code = style({ display: 'grid', gap: vars.space.s, justifyItems: 'center', textAlign: 'center' })
export const slip = style({ display: 'grid', gap: vars.space.m, minInlineSize: 0 })
export const end = style({ justifySelf: 'start' })
export const tutorial = style({ display: 'grid', gap: vars.space.s, paddingBlock: vars.space.s, minInlineSize: 0 })
export const error = style({ color: vars.color.bad, fontSize: vars.size.s, fontWeight: 550 })
/** As high as the form with its bonuses. */
export const askWaiting = style({
  blockSize: '84rem',
  borderRadius: vars.radius.m,
  '@media': { [media.tablet]: { blockSize: '52rem' } },
})
