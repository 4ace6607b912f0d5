import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const section = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0, marginBlockStart: vars.space.s })
export const title = style({ margin: 0, fontSize: vars.size.l })
export const note = style({ color: vars.color.muted, fontSize: vars.size.s })

/** Rows on one card, a line between them. */
export const rows = style({
  display: 'grid',
  margin: 0,
  listStyle: 'none',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  // Rows begin within the inner line, where a brand frames its cards.
  padding: vars.frame.inset,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const row = style({
  display: 'grid',
  gap: vars.space.m,
  padding: vars.space.m,
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
/** Mark, words and what can be done; on the narrowest phones that comes below. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
export const mark = style({ color: vars.color.muted })
export const words = style({ minInlineSize: 0 })
export const name = style({ fontWeight: 650, overflowWrap: 'anywhere' })
export const value = style({
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const action = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@media': { [media.phone]: { gridColumn: 'auto', justifySelf: 'end' } },
})
/** As wide as is easy to read and to fill in. */
export const panel = style({ display: 'grid', gap: vars.space.m, maxInlineSize: '26rem' })
export const waiting = style({ blockSize: '17rem', borderRadius: vars.radius.m })
export const waitingRow = style({ blockSize: 68, borderRadius: vars.radius.m })
/** What is busy being asked again is dimmed, and stays. */
export const older = style({ opacity: 0.6 })
export const panelWide = style({ display: 'grid', gap: vars.space.m, minInlineSize: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, alignItems: 'center' })
/** A word that marks one of several. */
export const tag = style({
  display: 'inline-block',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.size.xs,
  fontWeight: 650,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
/** The same line for what has more than one thing to do: below the words, but where there is room beside them. */
export const lineWide = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
export const actionsBelow = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto', justifySelf: 'end' } },
})
