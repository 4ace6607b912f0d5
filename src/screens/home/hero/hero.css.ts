import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'
import { page, PAGE_WIDTH } from '../../../ui/page/page.css.ts'
import { clamped } from '../../../ui/layout/truncate.ts'

/** Room for the dots, there from the beginning. */
const CONTROLS = '2.75rem'

const fill = { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const

/** The slides lie side by side; the first one alone says how high they are. */
export const hero = style({ position: 'relative' })
export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
})

/**
 * `split`: the picture bleeds to the edge, and the words stand beside its subject on a scrim of the page's ground.
 * `plain`: a framed picture, and the words below it.
 */
export const slide = styleVariants({
  split: {
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    minBlockSize: 'min(38rem, 82dvh)',
    '@media': { [media.desktop]: { minBlockSize: 'clamp(26rem, 40vw, 36rem)' } },
  },
  plain: [
    page,
    {
      // Narrower than its place in wide windows: its start stands further in than the place's.
      scrollSnapAlign: 'center',
      scrollSnapStop: 'always',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gap: vars.space.l,
      paddingBlockStart: vars.space.m,
    },
  ],
})

const below = 'screen and (max-width: 63.999em)'

/**
 * On phones the page's ground lies over the lower part of the picture. A mask would look the same, but has to be drawn
 * anew with the picture, which costs an older phone's first paint more than the picture's decoding.
 */
const GROUND_BELOW = `linear-gradient(to top, ${vars.color.ground} 6%, color-mix(in srgb, ${vars.color.ground} 80%, transparent) 46%, transparent 80%)`
/** From desktops on the picture fades into whatever the page's ground is, to the words' side. */
const FADE_ASIDE =
  'linear-gradient(to top, transparent, black 24%), linear-gradient(to right, color-mix(in srgb, black 6%, transparent) 10%, color-mix(in srgb, black 30%, transparent) 36%, black 64%)'

export const art = styleVariants({
  split: {
    position: 'absolute',
    inset: 0,
    '@media': {
      [below]: {
        '::after': { content: '""', position: 'absolute', inset: 0, backgroundImage: GROUND_BELOW },
      },
      [media.desktop]: {
        maskImage: FADE_ASIDE,
        maskComposite: 'intersect',
        selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
      },
    },
  },
  plain: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.l,
    border: `1px solid ${vars.color.line}`,
    boxShadow: vars.shadow.mat,
    aspectRatio: '4 / 3',
    '@media': { [media.tablet]: { aspectRatio: '21 / 9' }, [media.wide]: { aspectRatio: '3 / 1' } },
  },
})
// Not a box of its own: the image fills the frame.
globalStyle(`:is(${art.split}, ${art.plain}) picture`, { display: 'contents' })
globalStyle(`${art.split} img`, {
  ...fill,
  objectPosition: '70% 30%',
  // On the widest screens the frame is flat, and the subject stands low in the picture.
  '@media': { 'screen and (min-width: 1800px)': { objectPosition: '70% 66%' } },
})
globalStyle(`${art.plain} img`, fill)

export const words = styleVariants({
  split: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'end',
    gap: vars.space.m,
    inlineSize: '100%',
    maxInlineSize: PAGE_WIDTH,
    marginInline: 'auto',
    padding: vars.space.m,
    paddingBlockEnd: `calc(${CONTROLS} + ${vars.space.xs})`,
    '@media': {
      [media.tablet]: { paddingInline: vars.space.l },
      [media.desktop]: { alignContent: 'center', paddingInline: '4rem' },
    },
  },
  plain: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', columnGap: vars.space.xl },
    },
  },
})
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  justifyItems: 'start',
  overflowWrap: 'break-word',
})
export const headline = styleVariants({
  split: { fontSize: vars.size.hero, maxInlineSize: '13ch', lineHeight: tightLeading(1), hyphens: 'manual' },
  plain: { fontSize: vars.size.hero, maxInlineSize: '18ch', lineHeight: tightLeading(1.05) },
})
export const line = style({ maxInlineSize: '40ch', fontSize: vars.size.l, lineHeight: 1.4 })
export const lineQuiet = style([line, { color: vars.color.muted }])
const actionBase = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m, alignItems: 'center' })
export const action = styleVariants({
  split: [actionBase],
  /** On tablets one below the other at the end: beside the words they would leave them a third of the line. */
  plain: [
    actionBase,
    {
      '@media': {
        [media.tablet]: { flexDirection: 'column', alignItems: 'flex-end', gap: vars.space.s },
        [media.desktop]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.m },
      },
    },
  ],
})
export const age = style({ fontSize: vars.size.s, fontWeight: 600 })

/** A banner's slide: its words give way, so that the hero stays as high as it was. */
export const banner = style({ blockSize: 0, minBlockSize: '100%', overflow: 'hidden' })
/** A banner's subject stands on its right; on phones it has the upper part to itself. */
export const bannerArt = styleVariants({
  split: [
    art.split,
    {
      '@media': {
        [below]: {
          insetBlockEnd: '34%',
          maskImage: 'linear-gradient(to top, transparent, black 48%)',
          '::after': { content: 'none' },
        },
      },
    },
  ],
  plain: [art.plain],
})
globalStyle(`${bannerArt.split} img`, { objectPosition: '82% 50%' })
globalStyle(`${bannerArt.plain} img`, { objectPosition: '80% 50%' })
/** Short words stand by the picture, not at the end of the room that longer ones have. */
export const bannerWords = styleVariants({
  split: [words.split],
  plain: [words.plain, { alignContent: 'start', '@media': { [media.tablet]: { alignItems: 'start' } } }],
})
export const bannerTitle = styleVariants(headline, (look) => [
  look,
  { ...clamped, WebkitLineClamp: 3, fontSize: vars.size.xxl, lineHeight: tightLeading(1.1) },
])
export const bannerLine = style([line, { ...clamped, WebkitLineClamp: 3, fontSize: vars.size.m }])

const controlsBase = style({ display: 'flex', justifyContent: 'center', alignItems: 'center', blockSize: CONTROLS })
export const controls = styleVariants({
  split: [controlsBase, { position: 'absolute', insetInline: 0, insetBlockEnd: 0 }],
  plain: [controlsBase],
})
