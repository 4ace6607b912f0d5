import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const page = style({ display: 'grid', gap: vars.space.s, alignContent: 'start', minInlineSize: 0 })
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
} as const
export const tools = style({ ...line, minBlockSize: vars.control.s })
export const choosing = style({ ...line, paddingInlineStart: vars.space.s })
export const count = style({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })

/** Rows on one card, a line between them. */
export const list = style({
  margin: 0,
  // Rows begin within the inner line, where a brand frames its cards.
  padding: vars.frame.inset,
  listStyle: 'none',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
/** What is being turned away from is dimmed until the next page is there. */
export const older = style({ opacity: 0.6 })
export const row = style({
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: 68,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const pick = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 44,
  cursor: 'pointer',
})
export const open = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.s,
  borderRadius: vars.radius.s,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } },
  },
})
export const words = style({ display: 'grid', gap: 2, flex: 1, minInlineSize: 0 })
const titleBase = style({ overflowWrap: 'anywhere' })
export const title = styleVariants({
  read: [titleBase, { fontWeight: 450 }],
  unread: [titleBase, { fontWeight: 700 }],
})
export const dot = style({
  display: 'inline-block',
  inlineSize: 8,
  blockSize: 8,
  marginInlineEnd: vars.space.xs,
  borderRadius: '50%',
  backgroundColor: vars.color.accent,
  '@media': { [media.forced]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
})
export const when = style({ color: vars.color.muted, fontSize: vars.size.s })
export const ahead = style({ color: vars.color.muted, flexShrink: 0 })

export const back = style({ justifySelf: 'start', marginInlineStart: `calc(-1 * ${vars.space.xs})` })
export const text = style({
  display: 'grid',
  gap: vars.space.m,
  padding: vars.space.m,
  minInlineSize: 0,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  '@media': {
    [media.tablet]: { padding: vars.space.l },
    [media.forced]: { border: '1px solid CanvasText' },
  },
})
export const textTitle = style({ margin: 0, fontSize: vars.size.l, overflowWrap: 'anywhere', outline: 'none' })

export const headWaiting = style({ blockSize: '5rem', borderRadius: vars.radius.m })
export const listWaiting = style({ display: 'grid', gap: 1 })
export const rowWaiting = style({ blockSize: 68, borderRadius: vars.radius.s })
export const textWaiting = style({ blockSize: '14rem', borderRadius: vars.radius.m })
