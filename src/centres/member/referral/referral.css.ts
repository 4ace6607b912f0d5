import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

const card = style({
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  minInlineSize: 0,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
/** The words and beside them the code to hold a camera at; on a phone below them. */
export const invitation = style([
  card,
  {
    display: 'grid',
    gap: vars.space.m,
    padding: vars.space.m,
    '@media': {
      [media.tablet]: { padding: vars.space.l },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.l },
    },
  },
])
export const words = style({ display: 'grid', gap: vars.space.m, alignContent: 'start', minInlineSize: 0 })
export const promise = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.size.l,
  lineHeight: 1.25,
  textWrap: 'balance',
})
export const means = style({ display: 'grid', gap: vars.space.s, margin: 0, minInlineSize: 0 })
export const mean = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 })
export const term = style({ color: vars.color.muted, fontSize: vars.size.s })
export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  margin: 0,
  paddingBlock: vars.space.xxs,
  paddingInlineStart: vars.space.s,
  paddingInlineEnd: vars.space.xxs,
  minBlockSize: vars.control.m,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.sunken,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const link = style({ fontSize: vars.size.s, overflowWrap: 'anywhere', minInlineSize: 0, userSelect: 'all' })
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.m,
  fontWeight: 700,
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const share = style({ '@media': { [media.tablet]: { justifySelf: 'start' } } })
export const picture = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xs,
  margin: 0,
})
export const caption = style({
  color: vars.color.muted,
  fontSize: vars.size.s,
  maxInlineSize: '12.5rem',
  textAlign: 'center',
  textWrap: 'balance',
})

export const figures = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.s,
    margin: 0,
    padding: vars.space.m,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingInline: vars.space.l } },
  },
])
/** The money has a line of its own on a phone. */
export const figure = style({
  minInlineSize: 0,
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
  '@media': { [media.tablet]: { selectors: { '&:first-child': { gridColumn: 'auto' } } } },
})
export const number = style({
  margin: 0,
  fontSize: vars.size.l,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})

export const friends = style([
  card,
  {
    margin: 0,
    // Rows begin within the inner line, where a brand frames its cards.
    padding: vars.frame.inset,
    listStyle: 'none',
  },
])
export const friend = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const friendName = style({ display: 'grid', minInlineSize: 0, fontWeight: 600, overflowWrap: 'anywhere' })
export const when = style({ color: vars.color.muted, fontSize: vars.size.s, fontWeight: 400 })
export const yet = style({ color: vars.color.muted, fontSize: vars.size.s, textAlign: 'end' })
export const earned = style({
  color: vars.color.good,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})

export const invitationWaiting = style({
  blockSize: '30rem',
  borderRadius: vars.radius.m,
  '@media': { [media.desktop]: { blockSize: '17rem' } },
})
export const figuresWaiting = style({ blockSize: '5rem', borderRadius: vars.radius.m })
export const friendsWaiting = style({ blockSize: '12rem', borderRadius: vars.radius.m })
