import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tightLeading } from '../../theme/writing-systems.ts'
import { clamped, oneLine } from '../../ui/layout/truncate.ts'
import { highlight } from '../../ui/layout/highlight.ts'
import { media } from '../../ui/layout/media.ts'

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  minInlineSize: 0,
  // What answers the words before is still there to be read.
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[data-older]': { opacity: 0.55 } },
})
export const groupName = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '1.75rem',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 650,
})
export const count = style({ fontWeight: 500, fontVariantNumeric: 'tabular-nums' })
export const forget = style({ marginInlineStart: 'auto' })

/** What the keyboard or the mouse is at. */
const chosen = {
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft } },
  '@media': { [media.forced]: { selectors: { '&[aria-selected="true"]': highlight } } },
} as const

export const vendors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space.xs,
})
export const vendor = style([
  chosen,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    minBlockSize: '3.25rem',
    paddingInline: vars.space.xs,
    paddingBlock: vars.space.xxs,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.raised,
  },
])
export const mark = style({ display: 'grid', placeItems: 'center', flexShrink: 0, inlineSize: 36, blockSize: 36 })

export const games = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
const row = style([
  chosen,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: '4rem',
    marginInline: `calc(-1 * ${vars.space.xs})`,
    paddingInline: vars.space.xs,
    paddingBlock: vars.space.xxs,
    borderRadius: vars.radius.m,
  },
])
const ruled = style({ borderRadius: 0, selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } })
/** As the brand's cards are: without frames, or as lines of a table. */
export const game = styleVariants({ poster: [row], portrait: [row], framed: [row, ruled], row: [row, ruled] })
const side = { inlineSize: '3.25rem', flexShrink: 0 } as const
/** Covers in the shape of the brand's cards. */
export const picture = styleVariants({
  poster: { ...side, aspectRatio: '1', borderRadius: vars.radius.m },
  portrait: { ...side, inlineSize: '2.6rem', aspectRatio: '3 / 4', borderRadius: vars.radius.s },
  framed: {
    ...side,
    aspectRatio: '1',
    borderRadius: vars.radius.s,
    border: `1px solid ${vars.color.edge}`,
    padding: 3,
    backgroundColor: vars.color.surface,
  },
  row: { ...side, aspectRatio: '1', borderRadius: 0 },
})
export const text = style({ display: 'grid', gap: 2, minInlineSize: 0 })
export const name = style({
  ...clamped,
  WebkitLineClamp: 2,
  fontWeight: 600,
  lineHeight: tightLeading(1.25),
  overflowWrap: 'anywhere',
})
export const note = style({
  ...oneLine,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: tightLeading(1.3),
})
/** What was typed, in the name. */
export const hit = style({
  background: 'none',
  color: vars.color.accentText,
  fontWeight: 750,
  selectors: {
    '[aria-selected="true"] &': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '@media': { [media.forced]: { textDecoration: 'underline' } },
})
export const hot = style({ display: 'inline-flex', color: vars.color.accentText })
export const go = style({ color: vars.color.muted, gridColumn: 4 })
globalStyle(`[aria-selected="true"] :is(${note}, ${hot}, ${go})`, { color: 'inherit' })

export const lastWords = style({ maxInlineSize: '16rem', '@media': { '(pointer: coarse)': { minBlockSize: 44 } } })
export const oneName = style({ ...oneLine })
const end = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.s,
})
export const further = style([end, { display: 'grid', gap: vars.space.s, paddingBlockStart: vars.space.m }])
/** Where the key is listened to. */
export const keys = style([
  end,
  { display: 'none', paddingBlockStart: vars.space.s, '@media': { [media.desktop]: { display: 'block' } } },
])
