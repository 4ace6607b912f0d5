/** See `Option`. */
import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { highlight } from '../../layout/highlight.ts'
import { media } from '../../layout/media.ts'
import { clamped, oneLine } from '../../layout/truncate.ts'

const { xxs, xs, s } = vars.space

const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: s,
  minInlineSize: 0,
  paddingBlock: xxs,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  selectors: { '&[data-active]': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft } },
  '@media': { [media.forced]: { selectors: { '&[data-active]': highlight } } },
})
const wide = style([option, { minBlockSize: '4rem', marginInline: `calc(-1 * ${xs})`, paddingInline: xs }])
export const look = {
  /** With room for two lines, so that no row grows once the second is known. */
  plain: style([option, { minBlockSize: '3rem', paddingInline: s, borderRadius: `calc(${vars.radius.m} - ${xxs})` }]),
  wide,
  /** With a line between two. */
  ruled: style([
    wide,
    { borderRadius: 0, selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } },
  ]),
  tile: style([
    option,
    {
      gap: xs,
      minBlockSize: '3.25rem',
      paddingInline: xs,
      border: `1px solid ${vars.color.edge}`,
      backgroundColor: vars.color.raised,
    },
  ]),
}
export const words = style({ display: 'grid', flex: 1, gap: 2, minInlineSize: 0 })
const anywhere = { overflowWrap: 'anywhere' } as const
const title = { ...clamped, ...anywhere, WebkitLineClamp: 2, fontWeight: 600, lineHeight: tightLeading(1.25) } as const
export const name = {
  plain: style({ ...anywhere, lineHeight: 1.3, selectors: { '[aria-selected="true"] &': { fontWeight: 650 } } }),
  wide: style(title),
  ruled: style(title),
  tile: style(title),
}
const aside = { color: vars.color.muted, selectors: { '[data-active] &': { color: 'inherit' } } } as const
export const note = style({ ...oneLine, ...aside, fontSize: vars.size.xs, lineHeight: tightLeading(1.3) })
export const end = style({ ...aside, display: 'flex', gap: s, fontVariantNumeric: 'tabular-nums' })

/** Where they stand: on the page, which scrolls with them, or in a window of their own. */
export const list = styleVariants({
  tiles: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))', gap: xs },
  below: { maxBlockSize: '20rem' },
  /** Keeps its height while it gets shorter. */
  sheet: { blockSize: '60dvh' },
})
export const scrolls = style({
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minBlockSize: 0,
})
