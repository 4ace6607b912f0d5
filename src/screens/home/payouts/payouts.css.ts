/** What was paid out today, as each brand tells it. */
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'
import { page } from '../../../ui/page/page.css.ts'

export const section = style([
  page,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space.xs },
])
/** How high the strip is, whatever has come. */
const HIGH = '3.25rem'

const base = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minBlockSize: HIGH, minInlineSize: 0 })
/** Bulbs above and below the line, as around a board of lights. */
const BULBS = `radial-gradient(circle 1.5px, ${vars.color.accentText} 98%, transparent)`
export const strip = styleVariants({
  cells: [base],
  bulbs: [
    base,
    {
      paddingInline: vars.space.m,
      borderRadius: vars.radius.m,
      border: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.surface,
      backgroundImage: `${BULBS}, ${BULBS}`,
      backgroundSize: '14px 3px',
      backgroundPosition: '7px 4px, 7px calc(100% - 4px)',
      backgroundRepeat: 'repeat-x',
    },
  ],
  slips: [base],
  book: [
    base,
    {
      borderBlock: `1px solid ${vars.color.line}`,
      paddingBlock: vars.space.xs,
      '@media': { [media.narrow]: { display: 'grid', gap: 0 } },
    },
  ],
})
export const title = style({ flexShrink: 0, fontSize: vars.size.s, fontWeight: 600, color: vars.color.muted })
export const titles = styleVariants({
  cells: [title, { maxInlineSize: '5.5rem' }],
  bulbs: [
    title,
    {
      maxInlineSize: '5.5rem',
      color: vars.color.ink,
      fontWeight: 700,
      lineHeight: tightLeading(1.25),
      '@media': { [media.belowTablet]: { display: 'none' } },
    },
  ],
  slips: [
    title,
    {
      '::before': {
        content: '',
        display: 'inline-block',
        inlineSize: 8,
        blockSize: 8,
        marginInlineEnd: 8,
        borderRadius: '50%',
        backgroundColor: vars.color.live,
      },
    },
  ],
  book: [
    title,
    {
      fontFamily: vars.font.display,
      fontWeight: vars.font.displayWeight,
      fontSize: vars.size.l,
      color: vars.color.ink,
    },
  ],
})
/** Those that come in, as a whole. */
const comeIn = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } })
const listBase = style({
  flex: 1,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  minInlineSize: 0,
  containerType: 'inline-size',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${comeIn} ${vars.motion.base} ${vars.motion.ease}` },
  },
})
const small = style({})
const large = style({})
export const list = styleVariants({ cells: [listBase, small], slips: [listBase, small], bulbs: [listBase, large] })
// As many as stand there with the whole of a name and a sum; the others are not there, and so take no focus.
for (const [look, each] of [
  [small, 14],
  [large, 19],
] as const)
  for (const place of [2, 3, 4])
    globalStyle(`${look} > :nth-child(n + ${place})`, {
      '@container': { [`(max-width: ${place * each - 0.1}rem)`]: { display: 'none' } },
    })

const itemBase = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  color: vars.color.ink,
  fontSize: vars.size.s,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: -3,
})
export const item = styleVariants({
  cells: [
    itemBase,
    {
      paddingInline: '0.5rem 0.75rem',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.m,
      backgroundColor: vars.color.surface,
    },
  ],
  bulbs: [itemBase],
  slips: [
    itemBase,
    {
      paddingInline: '0.625rem 0.5rem',
      border: `1px solid ${vars.color.line}`,
      borderInlineStart: `3px double ${vars.color.accent}`,
      borderRadius: vars.radius.s,
      backgroundColor: vars.color.surface,
    },
  ],
  book: [itemBase],
})
export const picture = style({
  flexShrink: 0,
  inlineSize: '1.875rem',
  blockSize: '1.875rem',
  borderRadius: vars.radius.s,
})
export const game = style([oneLine, { minInlineSize: 0, color: vars.color.muted }])
/** Whole, as the sum is. */
export const player = style({ flexShrink: 0, whiteSpace: 'nowrap' })
/** It keeps its room where a game's name is cut off. */
export const when = style({
  flexShrink: 0,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
})
export const amount = style({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  fontWeight: 700,
  color: vars.color.good,
  fontVariantNumeric: 'lining-nums tabular-nums',
})
export const ofBulbs = style({ color: vars.color.accentText })
/** Who won how much above when and by which game. */
export const lines = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  lineHeight: tightLeading(1.3),
})
export const first = style({ display: 'flex', gap: '0.5rem', alignItems: 'baseline', whiteSpace: 'nowrap' })
export const second = style({
  display: 'flex',
  gap: '0.5rem',
  alignItems: 'baseline',
  minInlineSize: 0,
  fontSize: vars.size.xs,
})
/** A book of names: one below the other on phones, in columns elsewhere, a line of dots between name and amount. */
export const book = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  columnGap: vars.space.xl,
  minInlineSize: 0,
})
export const dots = style({
  flex: 1,
  minInlineSize: '1rem',
  alignSelf: 'end',
  marginBlockEnd: '0.9rem',
  borderBlockEnd: `1px dotted ${vars.color.edge}`,
})
export const bookName = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.size.m,
})
/** Small in a finger's target. */
export const pause = style({ flexShrink: 0, color: vars.color.muted })
globalStyle(`${pause} svg`, { inlineSize: '0.875rem', blockSize: '0.875rem' })
