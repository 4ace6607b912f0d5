import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export { term, title } from '../../../parts/money/money-form/money-presentation.css.ts'

const panel = style({
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})

/** What there is in all; where it is; and what brings it home at the end of the line. */
export const funds = style([
  panel,
  {
    display: 'grid',
    gap: vars.space.m,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
    },
  },
])
export const fundsWaiting = style({
  blockSize: '13.5rem',
  borderRadius: vars.radius.m,
  '@media': { [media.tablet]: { blockSize: '10rem' } },
})
export const formWaiting = style({ blockSize: '24rem', borderRadius: vars.radius.m })
export const total = style({
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
})
/** Fourteen digits have room on a phone, too. */
export const sum = style({ fontSize: `min(${vars.size.xl}, 4.9vw)`, minInlineSize: 0 })
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xl,
  rowGap: vars.space.s,
  margin: 0,
  minInlineSize: 0,
})
export const part = style({
  margin: 0,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
export const collect = style({ justifySelf: 'stretch', '@media': { [media.tablet]: { justifySelf: 'end' } } })

/** What was done, refused or is not known: it comes into view wherever one is, also in front of a long form. */
export const news = style({
  display: 'grid',
  gap: vars.space.s,
  selectors: { '&:not(:has(> * > *, > [role]))': { display: 'none' } },
})

export const fields = style({
  display: 'grid',
  gap: vars.space.m,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '&:disabled': { opacity: 0.55 } },
})
/** From above to below on a phone, from the start to the end where there is room. */
export const sides = style({
  display: 'grid',
  gap: vars.space.xs,
  alignItems: 'end',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      gap: vars.space.s,
      alignItems: 'start',
    },
  },
})
export const side = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 })
export const sideLabel = style({ fontSize: vars.size.s, fontWeight: 600 })
export const swap = style({
  justifySelf: 'center',
  '@media': { [media.desktop]: { marginBlockStart: '1.5rem' } },
})
// The sides stand beside each other there.
globalStyle(`${swap} > svg`, { '@media': { [media.desktop]: { rotate: '90deg' } } })
export const own = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.control.m,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const ownName = style({ fontWeight: 600 })
export const ownHeld = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  textAlign: 'end',
})

export const section = style({
  marginBlockStart: vars.space.s,
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  minInlineSize: 0,
})
export const list = style({
  display: 'grid',
  gap: vars.space.xs,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' } },
})
export const vendor = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  inlineSize: '100%',
  minBlockSize: 48,
  margin: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.ink,
  textAlign: 'start',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accentText,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentText}`,
    },
    '&:disabled': { cursor: 'default' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:enabled': { backgroundColor: vars.color.raised } } },
    [media.forced]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
  },
})
/** As `list`, one below the other. */
export const places = style([list, { '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }])
/** A link in the look of a vendor's wallet. */
export const place = style([vendor, { flexWrap: 'wrap', textDecoration: 'none' }])
export const vendorName = style({ display: 'grid', minInlineSize: 0, fontWeight: 600, overflowWrap: 'anywhere' })
export const rests = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.color.warn,
  fontSize: vars.size.xs,
})
export const vendorHeld = style({
  marginInlineStart: 'auto',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
export const vendorEmpty = style([vendorHeld, { fontWeight: 400, color: vars.color.muted }])

export const none = style({ color: vars.color.muted, fontSize: vars.size.s })
export const records = style({ inlineSize: '100%', margin: 0, padding: 0, listStyle: 'none' })
export const record = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s,
  paddingBlock: vars.space.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const what = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const when = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.size.xs,
})
export const reference = style({ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' })
export const why = style({ gridColumn: '1 / -1', color: vars.color.muted, fontSize: vars.size.s })
