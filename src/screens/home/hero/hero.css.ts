import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { HEIGHTS, INK, lead as ownLine, PLAQUE_FOOT } from '../../../parts/rewards/offer/slide/offer-frame.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { byChoice } from '../../../ui/layout/by-choice.ts'
import { media } from '../../../ui/layout/media.ts'
import { page, PAGE_WIDTH } from '../../../ui/page/page.css.ts'

const fill = { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const

/** From the window's edge to the page's. */
const MARGIN = `max(4rem, (100% - ${PAGE_WIDTH}) / 2 + 4rem)`
/** The strip of a plate's ground below the picture. */
const STRIP = '2.75rem'
/** How wide what stands beside the first picture is. */
const ASIDE = '25rem'

/**
 * `split`: the picture bleeds to the edge, and the words stand beside its subject on a scrim of the page's ground.
 * `plain`: a framed picture. `edge`: a panel up to the window's edges.
 */
export const hero = styleVariants({
  split: { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflow: 'hidden' },
  plain: [
    page,
    { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m, paddingBlockStart: vars.space.m },
  ],
  edge: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderBlockEnd: `1px solid ${vars.color.accent}`,
  },
})
/** Where something stands beside it on desktops; the first of the two stands at the start. */
const ASIDES = {
  split: {
    // At the start and at the end of the page, the picture between them.
    gridTemplateColumns: 'clamp(24rem, 39vw, 35rem) minmax(0, 37.5rem)',
    justifyContent: 'space-between',
    gap: vars.space.xl,
    paddingInline: MARGIN,
    alignItems: 'center',
  },
  plain: { gridTemplateColumns: `minmax(0, 1fr) ${ASIDE}` },
  edge: {
    gridTemplateColumns: `calc(max(0px, (100% - ${PAGE_WIDTH}) / 2) + clamp(24rem, 36vw, 32.5rem)) minmax(0, 1fr)`,
  },
} as const
/** In the shell, which is a guest's: what stands there for a returning member alone has its place kept. */
const KEPT = 'html[data-member] [data-aside="member"]'
for (const [look, rule] of Object.entries(ASIDES))
  globalStyle(`:is(${KEPT}[data-look="${look}"], [data-measure][data-look="${look}"]:not([data-measure="${look}"]))`, {
    '@media': { [media.desktop]: rule },
  })

/** A desktop's alone: elsewhere the page has its sections for it. */
export const aside = byChoice(
  'look',
  {},
  {
    split: {
      display: 'none',
      '@media': {
        [media.desktop]: { display: 'grid', order: -1, zIndex: 1, alignSelf: 'end', paddingBlockEnd: '3rem' },
      },
    },
    plain: { display: 'none', '@media': { [media.desktop]: { display: 'grid' } } },
    edge: {
      display: 'none',
      minInlineSize: 0,
      '@media': {
        [media.desktop]: {
          display: 'grid',
          order: -1,
          // The page's margin, as seen from the narrower of the two columns.
          paddingInline: `max(4rem, (100vw - ${PAGE_WIDTH}) / 2 + 4rem) 1.75rem`,
        },
      },
    },
  },
)

// What a guest is sold besides stands at the end.
const NOW = '[data-look="split"][data-measure="now"]'
globalStyle(`html:not([data-member]) ${NOW}`, {
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 37.5rem) minmax(20rem, ${ASIDE})` } },
})
globalStyle(`html:not([data-member]) ${NOW} > ${aside}`, {
  '@media': { [media.desktop]: { order: 1, alignSelf: 'center', paddingBlockEnd: 0, minBlockSize: '15rem' } },
})
globalStyle(`[data-aside="member"] > ${aside}`, { display: 'none' })
globalStyle(`${KEPT} > ${aside}`, { '@media': { [media.desktop]: { display: 'grid' } } })

const heightOf = (of: (typeof HEIGHTS)[keyof typeof HEIGHTS], who: 'guest' | 'member') =>
  ({ minBlockSize: of[who], '@media': { [media.desktop]: { minBlockSize: of.desktop } } }) as const
/** As high as the hand of the brand needs for a guest. */
export const height = byChoice(
  'hand',
  {},
  Object.fromEntries(Object.entries(HEIGHTS).map(([hand, of]) => [hand, heightOf(of, 'guest')])),
)
// The shell is a guest's: a returning member's is as high as theirs will be.
for (const [hand, of] of Object.entries(HEIGHTS))
  globalStyle(
    `:is(html[data-member] [data-hand="${hand}"], [data-hand="${hand}"][data-who="member"]) ${height}`,
    heightOf(of, 'member'),
  )

// What comes in the place of the brand's own card is lower on a member's phone than the brand's line would be.
globalStyle(`:is(html[data-member], [data-who="member"]) ${ownLine}`, {
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
})

export const frame = byChoice(
  'look',
  {},
  {
    split: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 },
    plain: {
      position: 'relative',
      // Its picture lies below all words, and above its own ground.
      isolation: 'isolate',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minInlineSize: 0,
      overflow: 'hidden',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.l,
      backgroundColor: vars.color.surface,
      // Its mat lies around it, within the page.
      margin: vars.frame.inset,
      boxShadow: vars.shadow.mat,
    },
    edge: {
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minInlineSize: 0,
      overflow: 'hidden',
      backgroundColor: INK,
    },
  },
)

/** The slides lie side by side; the first one alone says how high they are. */
export const track = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gridTemplateRows: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
})
export const slide = style({
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  position: 'relative',
  // Pictures lie below all words, which have no place of their own.
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minInlineSize: 0,
})
/** Where the first slide is drawn: it has no box while nothing is in it. */
export const lead = style({ display: 'contents' })
/** A picture that bleeds has its words within the page's margins. */
export const measure = byChoice('measure', {}, { split: { '@media': { [media.desktop]: { paddingInline: MARGIN } } } })

globalStyle(`${KEPT} ${measure}`, { '@media': { [media.desktop]: { paddingInline: 0 } } })

const below = 'screen and (max-width: 63.999em)'

/**
 * On phones the page's ground lies over the lower part of the picture. A mask would look the same, but has to be drawn
 * anew with the picture, which costs an older phone's first paint more than the picture's decoding.
 */
const GROUND_BELOW = `linear-gradient(to top, ${vars.color.ground} 4%, color-mix(in srgb, ${vars.color.ground} 40%, transparent) 40%, transparent 70%)`
/** From desktops on the picture fades into whatever the page's ground is, to the words' side. */
const FADE_ASIDE =
  'linear-gradient(to top, transparent, black 24%), linear-gradient(to right, color-mix(in srgb, black 6%, transparent) 10%, color-mix(in srgb, black 30%, transparent) 36%, black 64%)'

export const art = byChoice(
  'look',
  { position: 'absolute', zIndex: -1 },
  {
    split: {
      inset: 0,
      '@media': {
        [below]: { '::after': { content: '""', position: 'absolute', inset: 0, backgroundImage: GROUND_BELOW } },
        [media.desktop]: {
          maskImage: FADE_ASIDE,
          maskComposite: 'intersect',
          selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
        },
      },
    },
    plain: {
      inset: vars.frame.inset,
      overflow: 'hidden',
      borderRadius: vars.radius.m,
      selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    },
    edge: { inset: 0, overflow: 'hidden', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } },
  },
)
// Not a box of its own: the image fills the frame.
globalStyle(`${art} picture`, { display: 'contents' })
// The subject stays whole: it stands in the upper half of an upright picture, and somewhat below the middle of a wide one.
globalStyle(`[data-look="split"] ${art} img`, {
  ...fill,
  objectPosition: '70% 22%',
  '@media': { [media.desktop]: { objectPosition: '70% 58%' } },
})
globalStyle(`:is([data-look="plain"], [data-look="edge"]) ${art} img`, { ...fill, objectPosition: '78% 42%' })

// A phone's picture ends above what is asked in return, so that its subject is seen.
globalStyle(`[data-hand="plaque"] ${art}`, {
  '@media': { [media.belowTablet]: { insetBlockEnd: PLAQUE_FOOT } },
})
globalStyle(`[data-hand="plaque"] ${art} img`, { '@media': { [media.belowTablet]: { objectPosition: '88% 62%' } } })

// A dark hall, in either mode; the strip below it is the controls'.
globalStyle(`[data-hand="plate"] ${art}`, { insetBlockEnd: STRIP })
globalStyle(`[data-hand="plate"] ${art} img`, {
  objectPosition: '66% 62%',
  filter: 'brightness(0.36)',
  '@media': { [media.tablet]: { objectPosition: '50% 44%' } },
})
// The floor ends in the strip's ground, and in no line.
globalStyle(`[data-hand="plate"] ${art}::after`, {
  content: '""',
  position: 'absolute',
  inset: 'auto 0 0',
  blockSize: '40%',
  backgroundImage: `linear-gradient(to top, ${INK}, transparent)`,
})
globalStyle(`[data-hand="plate"] ${track}`, { marginBlockEnd: STRIP })
globalStyle(`[data-hand="plate"] ${frame}`, { backgroundColor: INK })

// A slide that draws blocks of its own is the one drawing there: the brand's picture is seen beside the words of others alone.
globalStyle(`[data-hand="blocks"] article:has([data-drawing])`, { backgroundColor: vars.color.surface })
globalStyle(`[data-hand="blocks"]:has([data-drawing]) ${art}`, {
  '@media': { [media.narrow]: { opacity: 0 } },
})

/** The pause and the dots lie at the end of the hero's last line, over nothing that is read or pressed. */
export const controls = byChoice(
  'hand',
  { position: 'absolute', zIndex: 2 },
  {
    ticket: {
      insetInlineEnd: vars.space.s,
      insetBlockEnd: 0,
      '@media': { [media.desktop]: { insetInlineEnd: MARGIN, insetBlockEnd: '1rem' } },
    },
    plaque: {
      // Below the picture, in the line of the button.
      insetInlineStart: '0.375rem',
      insetBlockEnd: '0.5rem',
      '@media': { [media.tablet]: { insetInline: 'auto 0.75rem', insetBlockEnd: '0.875rem' } },
    },
    plate: {
      insetInline: 0,
      insetBlockEnd: 0,
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'center',
      blockSize: STRIP,
      paddingInline: vars.space.s,
      color: '#b5ad9d',
    },
    blocks: {
      insetInlineEnd: '0.25rem',
      insetBlockStart: '0.25rem',
      '@media': { [media.desktop]: { insetBlockStart: 'auto', insetBlockEnd: '0.25rem', insetInlineEnd: '0.5rem' } },
    },
  },
)
// A ticket that stands beside something reaches to the end of that line.
globalStyle(`[data-look="split"]:is([data-measure="now"], [data-measure="pick"], [data-measure="next"]) ${controls}`, {
  '@media': { [media.desktop]: { insetBlockEnd: 'auto', insetBlockStart: '1rem' } },
})
/** Together, for the first view's scripts. */
export const frameInHeight = `${frame} ${height}`
export const slideInMeasure = `${slide} ${measure}`
