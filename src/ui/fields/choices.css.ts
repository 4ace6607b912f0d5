import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tightLeading } from '../../theme/writing-systems.ts'
import { media } from '../layout/media.ts'

const { xxs, xs, s, m } = vars.space

export const legend = style({ padding: 0, marginBlockEnd: xs, fontSize: vars.size.s, fontWeight: 600 })

/** What the tiles have room in. */
export const tilesRoom = style({ containerType: 'inline-size' })
/** Room for a tile whose words stand beside its mark, and for three of these. */
const [BESIDE, THREE] = ['(min-width: 26rem)', '(min-width: 40rem)']
const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr))',
  gap: xs,
  '@container': {
    [BESIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [THREE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
const flow = style({ display: 'flex', flexWrap: 'wrap', gap: xs })
/** See `Choices`. */
export const layout = {
  one: style({ display: 'grid', gap: xs }),
  columns: style({
    display: 'grid',
    gap: xs,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } },
  }),
  tiles,
  flow,
}

export const choice = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: s,
  rowGap: 2,
  minBlockSize: 56,
  paddingBlock: xs,
  paddingInline: m,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.accentText, boxShadow: `inset 0 0 0 1px ${vars.color.accentText}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    // No word of a name is broken, unless the letters are so large that it is wider than the page.
    [`${flow} > &`]: { flex: '1 1 8.25rem', gridTemplateColumns: 'auto minmax(min-content, 1fr)' },
  },
  '@media': {
    [media.tablet]: { selectors: { [`${flow} > &`]: { flexBasis: '13rem' } } },
    [media.largeLetters]: {
      selectors: { [`${flow} > &`]: { gridTemplateColumns: 'auto minmax(0, 1fr)', overflowWrap: 'anywhere' } },
    },
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised } } },
    [media.forced]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderInlineStartWidth: 6 } } },
  },
})
/** The tick of one that is chosen, on its corner. */
export const tick = style({
  position: 'absolute',
  insetBlockStart: -9,
  insetInlineEnd: -7,
  display: 'none',
  inlineSize: 24,
  blockSize: 24,
  padding: 3,
  borderRadius: '50%',
  border: `2px solid ${vars.color.surface}`,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  selectors: { ':checked ~ &': { display: 'block' } },
})
/** Beside the mark that somebody is known by. */
export const withMark = style({
  columnGap: xs,
  minBlockSize: 62,
  paddingInline: xs,
  lineHeight: 1.3,
  fontSize: vars.size.s,
  '@media': { [media.tablet]: { fontSize: 'inherit', paddingInline: s } },
})
/** With a mark, the words below each other are centred beside it. */
export const marked = style({ alignContent: 'center' })
/** What can't be chosen by now lies flat, and says why in words that can be read. */
export const resting = style({ color: vars.color.muted, backgroundColor: 'transparent', cursor: 'default' })
export const mark = styleVariants({
  quiet: { flexShrink: 0, color: vars.color.muted },
  accent: { flexShrink: 0, color: vars.color.accentText },
})
export const words = style({ display: 'grid', minInlineSize: 0 })
export const name = style({
  fontWeight: 650,
  overflowWrap: 'anywhere',
  // As its card says.
  selectors: { [`${flow} &`]: { overflowWrap: 'inherit' } },
})
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: s,
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
globalStyle(`${withMark} ${detail}`, { fontSize: vars.size.xs })
/** Before each part a dot, but for the first of a line: there it falls into what is cut off. */
const DOT = '0.9em'
/** Of a tile: below mark and words, or in line with these. */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${DOT})`,
  clipPath: `inset(0 0 0 ${DOT})`,
  selectors: { '[dir="rtl"] &': { clipPath: `inset(0 ${DOT} 0 0)` } },
  gridColumn: '1 / -1',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [BESIDE]: { gridColumn: 2 } },
})
export const part = style({
  position: 'relative',
  paddingInlineStart: DOT,
  selectors: {
    '&::before': {
      content: ['"·"', '"·" / ""'],
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: DOT,
      textAlign: 'center',
    },
  },
})
globalStyle(`${tiles} > ${withMark}`, {
  paddingBlock: 7,
  paddingInline: xs,
  rowGap: 1,
  fontSize: '0.8125rem',
  lineHeight: tightLeading(1.2),
  alignContent: 'start',
  '@container': { [BESIDE]: { fontSize: vars.size.s } },
})
globalStyle(`${tiles} > ${withMark} > :nth-child(2)`, { '@container': { [BESIDE]: { gridRow: '1 / 3' } } })
/** Below the name, where a radio stands before it. */
export const under = style([detail, { gridColumn: 2 }])

/** A window on a long list: five and a half of them, so that it shows that there are more. */
export const list = style({
  display: 'grid',
  alignContent: 'start',
  maxBlockSize: '15.5rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.edge}`,
})
export const listed = style({
  display: 'flex',
  alignItems: 'center',
  gap: s,
  minBlockSize: 44,
  paddingBlock: xxs,
  paddingInline: s,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:has(:checked)': { fontWeight: 650, color: vars.color.accentText },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } },
    [media.forced]: { selectors: { '&:has(:checked)': { color: 'Highlight' } } },
  },
})
export const listedName = style({ flex: 1, minInlineSize: 0 })
export const none = style({ padding: m, color: vars.color.muted, fontSize: vars.size.s })
export const error = style({ color: vars.color.bad, fontSize: vars.size.s, fontWeight: 550 })
