/** In columns of the same width as the rows below. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'
import { MORE } from '../../../parts/sports/fixture-row/fixture-row.css.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

const ground = style({
  border: `1px solid color-mix(in oklab, ${vars.color.accent} 30%, ${vars.color.line})`,
  borderRadius: vars.radius.l,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(100deg, ${vars.color.accentSoft}, transparent 62%)`,
  selectors: {
    '[data-board="lines"] &': { backgroundImage: 'none', borderColor: vars.color.line },
    '[data-board="cells"] &': { backgroundImage: 'none', borderColor: vars.color.accentText },
  },
  '@media': { [media.forced]: { backgroundImage: 'none' } },
})
/** A row of its own, with its league named. */
export const small = style([ground, { paddingBlock: 4 }])
export const card = style([
  ground,
  {
    display: 'grid',
    gridTemplateColumns: `auto minmax(0, 1fr) auto ${MORE}`,
    gridTemplateAreas: '"head head heads ." "stand who markets more"',
    alignItems: 'center',
    columnGap: 12,
    rowGap: 4,
    minBlockSize: 110,
    paddingInline: vars.space.s,
    paddingBlock: 8,
    lineHeight: tightLeading(1.3),
  },
])
export const head = style({ gridArea: 'head', display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 })
export const league = style({ ...oneLine, fontSize: '1rem' })
export const stage = style({ ...oneLine, color: vars.color.muted, fontSize: '0.8125rem' })
export const heads = style({ gridArea: 'heads', color: vars.color.muted, fontSize: '0.75rem', textAlign: 'center' })
export const stand = style({ gridArea: 'stand', display: 'grid', justifyItems: 'center', gap: 4, minInlineSize: 0 })
export const time = style({ display: 'flex', gap: 6, alignItems: 'baseline', fontSize: '0.8125rem' })
export const who = style({
  gridArea: 'who',
  display: 'grid',
  gap: 8,
  minInlineSize: 0,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
})
export const team = style({ display: 'flex', alignItems: 'center', gap: 10, minInlineSize: 0 })
export const name = style({ ...oneLine, fontSize: '0.9375rem', fontWeight: 700 })
export const markets = style({
  gridArea: 'markets',
  // A list that is as narrow as a phone has no widths of columns.
  minInlineSize: '10.625rem',
})
export const more = style({
  gridArea: 'more',
  display: 'grid',
  placeItems: 'center end',
  textAlign: 'end',
  minBlockSize: 44,
  color: vars.color.muted,
  fontSize: '0.75rem',
  fontWeight: 600,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
})
