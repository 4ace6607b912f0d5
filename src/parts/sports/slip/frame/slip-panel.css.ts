/** The slip: a paper ticket with a tear line where the brand draws offers so, a card of its own hand otherwise. */
import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { tightLeading } from '../../../../theme/writing-systems.ts'
import { byChoice } from '../../../../ui/layout/by-choice.ts'
import { media } from '../../../../ui/layout/media.ts'
import { headerHeight } from '../../../../ui/page/header-height.css.ts'

const TOP = `calc(${headerHeight} + ${vars.space.m})`

/** What stands above it in the page, as long as that is not scrolled. */
export const aboveSlip = createVar()

export const column = style({
  position: 'sticky',
  insetBlockStart: TOP,
  alignSelf: 'start',
  inlineSize: '100%',
  maxBlockSize: `calc(100dvh - ${headerHeight} - 2 * ${vars.space.m} - ${fallbackVar(aboveSlip, '0px')})`,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media': { [media.low]: { position: 'static', maxBlockSize: 'none' } },
})
const base = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  color: vars.color.ink,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
const drawn = byChoice(
  'hand',
  {},
  {
    plaque: {
      border: `1px solid ${vars.color.gilt}`,
      borderRadius: vars.radius.l,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.high,
      overflow: 'hidden',
    },
    plate: {
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.l,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.card,
      overflow: 'hidden',
    },
    blocks: {
      border: `1px solid ${vars.color.edge}`,
      borderRadius: vars.radius.l,
      backgroundColor: vars.color.surface,
      overflow: 'hidden',
    },
  },
)
/** A phone's own bar, above which it stands. */
const BAR_BELOW = '3.75rem'

/** What stands over the page has a limit: the smaller one has room for three picks and what they cost, and leaves some of the page. */
export const slip = styleVariants({
  column: [base, drawn],
  half: [
    base,
    drawn,
    { maxBlockSize: `min(40.5rem, calc(84dvh - ${BAR_BELOW}))`, '@media': { [media.low]: { maxBlockSize: 'none' } } },
  ],
  full: [
    base,
    drawn,
    { maxBlockSize: `calc(92dvh - ${BAR_BELOW})`, '@media': { [media.low]: { maxBlockSize: 'none' } } },
  ],
})
/** The upper part of the paper, up to the tear line. */
const upper = byChoice(
  'hand',
  { paddingInline: vars.space.m, backgroundColor: vars.color.surface },
  {
    ticket: { borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0` },
  },
)
export const top = style([
  upper,
  {
    flexShrink: 0,
    paddingBlockStart: '0.5rem',
    selectors: {
      // A plate of lacquer, as the leagues of such a board have.
      '[data-board="paper"] &': {
        marginBlockEnd: '0.5rem',
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        boxShadow: `inset 0 -2px 0 ${vars.color.accent}, inset 0 -3px 0 ${vars.color.gilt}`,
      },
    },
  },
])
export const body = style({
  // Letters so large that not even the button fits: all of it scrolls.
  overflowY: 'auto',
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
})
const NOTCH = '0.625rem'
const hole = (side: '0' | '100%'): string =>
  `radial-gradient(circle ${NOTCH} at ${side} 100%, #0000 97%, #000) ${side} 0 / 51% 100% no-repeat`
export const scrolls = byChoice(
  'hand',
  {
    flex: '1 1 auto',
    minBlockSize: '5.5rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.space.m,
    paddingBlockEnd: '0.375rem',
    backgroundColor: vars.color.surface,
    scrollbarWidth: 'thin',
  },
  {
    ticket: {
      mask: `${hole('0')}, ${hole('100%')}`,
      '@media': { [media.forced]: { mask: 'none' } as never },
    } as never,
  },
)
export const waiting = style({ minBlockSize: '12rem', backgroundColor: vars.color.surface })
const alone = byChoice(
  'hand',
  { backgroundColor: vars.color.surface },
  { ticket: { borderRadius: `0 0 ${vars.radius.l} ${vars.radius.l}` } },
)
export const closed = style([alone, { padding: vars.space.m, color: vars.color.muted }])
export const empty = style([
  alone,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xs,
    padding: `${vars.space.m} ${vars.space.m} ${vars.space.l}`,
    textAlign: 'center',
  },
])
export const emptyMark = style({ inlineSize: '2.5rem', blockSize: '2.5rem', color: vars.color.muted, strokeWidth: 1.5 })
export const emptyTitle = style({ fontWeight: 700, lineHeight: tightLeading(1.3) })
export const emptyWords = style({ color: vars.color.muted, fontSize: vars.size.s, textWrap: 'balance' })
export const wishes = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
  lineHeight: tightLeading(1.3),
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const bets = style([
  alone,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.s,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${vars.space.xxs} ${vars.space.m} ${vars.space.m}`,
    scrollbarWidth: 'thin',
  },
])
export const betList = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' })
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: vars.color.accentText,
  fontSize: vars.size.s,
  fontWeight: 600,
})
