/** The categories: one tile of art and words, in the proportions of each look. */
import { globalStyle, style } from '@vanilla-extract/css'
import type { Brand } from '../../../brand/schema.ts'
import { vars } from '../../../theme/contract.css.ts'
import { scriptTracking, scriptWords, tightLeading } from '../../../theme/writing-systems.ts'
import { byChoice } from '../../../ui/layout/by-choice.ts'
import { media } from '../../../ui/layout/media.ts'
import { columns } from '../../../ui/lists/columns.ts'
import { section, sectionHead } from '../../../ui/page/page.css.ts'

type Look = Brand['layout']['categories']

/** Of the list: how the brand draws it. */
const LOOK = 'look'

/** Two columns, four or five on desktops; where one is left over, the first is as wide as two. */
const wideColumns = columns(2, vars.space.s, {
  largeLetters: { columns: 1 },
  tablet: { columns: 4, gap: vars.space.m },
})
const wide = {
  ...wideColumns,
  '@media': {
    ...wideColumns['@media'],
    [media.desktop]: { selectors: { '&:has(> :nth-child(9))': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } },
  },
}
/** One row: it scrolls on phones, and fills the page where there is room. */
const row = (phone: string) => ({
  gridAutoColumns: phone,
  gap: vars.space.xs,
  '@media': { [media.tablet]: { gap: vars.space.s } },
})
globalStyle(`${section}[data-look="cubes"]`, { '@media': { [media.wide]: { paddingBlock: vars.space.xxs } } })
// A desktop's bar has them with their counts already.
globalStyle(`${section}[data-look="cubes"][data-counted]`, { '@media': { [media.desktop]: { display: 'none' } } })
// Cubes stand as one strip, which needs no title over it but for who hears the page.
globalStyle(`[data-look="cubes"] > ${sectionHead}`, {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
/** The looks that scroll sideways. */
export const scrolls: readonly Look[] = ['rail', 'arches', 'cubes']
export const list = byChoice<Look>(
  LOOK,
  {},
  {
    tiles: wide,
    crops: wide,
    rail: row('minmax(7.25rem, 1fr)'),
    prints: columns(3, vars.space.xs, {
      largeLetters: { columns: 2 },
      tablet: { columns: 5, gap: vars.space.s },
      wide: { columns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    }),
    arches: row('minmax(6.25rem, 1fr)'),
    cubes: {
      ...row('minmax(5.75rem, 1fr)'),
      '@media': { [media.tablet]: { gap: vars.space.s }, [media.wide]: { gap: 0 } },
    },
  },
)

globalStyle(`:is([data-look="tiles"], [data-look="crops"]) ${list} > :first-child:nth-last-child(odd)`, {
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
})

const card = {
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(160deg, ${vars.color.raised}, ${vars.color.surface} 60%)`,
  transition: `border-color ${vars.motion.base} ${vars.motion.ease}`,
} as const
const lit = { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } } } as const
const banner = {
  ...card,
  minBlockSize: '5.75rem',
  alignItems: 'center',
  '@media': { ...lit, [media.desktop]: { minBlockSize: '7rem' } },
} as const
const stacked = { ...card, gridTemplateRows: 'auto 1fr', textAlign: 'center', '@media': lit } as const
const ARCH = '999px 999px 0 0'
export const tile = style([
  byChoice<Look>(
    LOOK,
    {
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      blockSize: '100%',
      overflow: 'hidden',
      color: vars.color.ink,
      textDecoration: 'none',
    },
    {
      tiles: banner,
      crops: banner,
      rail: stacked,
      prints: { ...stacked, padding: '0.3rem', textAlign: 'start' },
      arches: { blockSize: '6.75rem', borderRadius: ARCH, '@media': { [media.tablet]: { blockSize: '9rem' } } },
      cubes: {
        gridTemplateRows: 'auto 1fr',
        textAlign: 'center',
        '@media': {
          // One strip, of which each category is a cell.
          [media.wide]: {
            gridTemplateRows: 'none',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            alignItems: 'center',
            blockSize: '5.5rem',
            paddingInlineStart: '0.25rem',
            border: `1px solid ${vars.color.line}`,
            marginInlineEnd: -1,
            backgroundColor: vars.color.surface,
            textAlign: 'start',
          },
        },
      },
    },
  ),
  { '@media': { [media.forced]: { border: '1px solid LinkText' } } },
])

/** To the end of a banner, and fading out before the words begin. */
const atEnd = { position: 'absolute', insetBlock: 0, insetInlineEnd: 0, inlineSize: '56%', zIndex: -1 } as const
/** How wide a cube's edge is drawn. */
export const EDGE = 45
const CUBE = { width: 1.732 * EDGE, height: 2 * EDGE }
export const art = byChoice<Look>(
  LOOK,
  { position: 'relative', display: 'grid', placeItems: 'center', overflow: 'hidden', minInlineSize: 0 },
  {
    tiles: atEnd,
    crops: {
      ...atEnd,
      maskImage: 'linear-gradient(to right, transparent, black 70%)',
      selectors: { '[dir="rtl"] &': { maskImage: 'linear-gradient(to left, transparent, black 70%)' } },
    },
    rail: { blockSize: '3.5rem' },
    prints: { aspectRatio: '5 / 3', borderRadius: vars.radius.s, backgroundColor: vars.color.accentSoft },
    arches: {
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      border: `1px solid ${vars.color.line}`,
      borderRadius: ARCH,
      backgroundColor: vars.color.accentSoft,
    },
    cubes: {
      justifySelf: 'center',
      inlineSize: CUBE.width,
      blockSize: CUBE.height,
      '@media': { [media.wide]: { zoom: 0.6 } },
    },
  },
)
/** Beside the words of a banner rather than among them. */
const besideWords = { justifySelf: 'end', marginInlineEnd: vars.space.m }
export const motif = byChoice<Look>(
  LOOK,
  {
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    color: vars.color.onAccentSoft,
    fill: `color-mix(in srgb, ${vars.color.accent} 26%, transparent)`,
    strokeWidth: 1.25,
  },
  { tiles: besideWords, crops: besideWords },
)

const overArt = {
  padding: vars.space.m,
  textShadow: `0 0 0.5em ${vars.color.surface}, 0 0 0.15em ${vars.color.surface}`,
}
export const words = byChoice<Look>(
  LOOK,
  { display: 'grid', alignContent: 'center', minInlineSize: 0, padding: vars.space.xs },
  {
    tiles: overArt,
    crops: overArt,
    prints: { alignContent: 'start', paddingBlockEnd: vars.space.xxs },
    // A picture's own dark in either mode: the words are light on it.
    arches: {
      alignSelf: 'end',
      // The upper three fifths are the picture's.
      paddingBlockStart: '0.75rem',
      color: '#f6f1e6',
      backgroundImage: 'linear-gradient(to top, #0c0b09 55%, transparent)',
      textAlign: 'center',
    },
    cubes: { alignContent: 'start', '@media': { [media.wide]: { alignContent: 'center', padding: '0.25rem' } } },
  },
)
const plain = { fontSize: vars.size.s, fontWeight: 650 }
const display = (tablet: string) => ({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStretch: vars.font.displayWidth,
  letterSpacing: scriptTracking(vars.font.displayTracking),
  wordSpacing: scriptWords(vars.font.displayWords),
  // So that the longest plain word, such as “Tragamonedas”, stays whole at 320 pixels.
  fontSize: `min(${vars.size.m}, 4.1vw)`,
  '@media': { [media.tablet]: { fontSize: tablet } },
})
export const name = byChoice<Look>(
  LOOK,
  {
    minInlineSize: 0,
    lineHeight: tightLeading(1.15),
    textWrap: 'balance',
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  {
    tiles: display(vars.size.l),
    crops: display(vars.size.l),
    rail: plain,
    prints: display(vars.size.l),
    arches: display(vars.size.xl),
    cubes: { ...plain, '@media': { [media.wide]: { fontSize: '0.8125rem' } } },
  },
)
/** Its place is kept until there is one. */
export const count = style({
  minBlockSize: '1.25rem',
  fontSize: vars.size.xs,
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  opacity: 0.85,
})
