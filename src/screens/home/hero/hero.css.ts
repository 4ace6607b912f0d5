import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { byHand, type Hand } from '../../../parts/rewards/offer/by-hand.ts'
import { HEIGHTS } from '../../../parts/rewards/offer/offer-frame.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'
import { page, PAGE_WIDTH } from '../../../ui/page/page.css.ts'
import { clamped } from '../../../ui/layout/truncate.ts'

const fill = { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const

/** From the window's edge to the page's. */
const MARGIN = `max(4rem, (100% - ${PAGE_WIDTH}) / 2 + 4rem)`
/** How wide what stands beside the first picture is. */
const ASIDE = '25rem'

/**
 * `split`: the picture bleeds to the edge, and the words stand beside its subject on a scrim of the page's ground.
 * `plain`: a framed picture.
 */
export const hero = styleVariants({
  split: { position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflow: 'hidden' },
  plain: [
    page,
    { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m, paddingBlockStart: vars.space.m },
  ],
})
/** Where something stands beside it on desktops; the first of the two stands at the start. */
export const withAside = styleVariants({
  split: {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: `minmax(24rem, 28rem) minmax(0, 1fr)`,
        gap: vars.space.xl,
        paddingInline: MARGIN,
        alignItems: 'center',
      },
    },
  },
  plain: { '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${ASIDE}` } } },
})
/** A desktop's alone: elsewhere the page has its sections for it. */
export const aside = styleVariants({
  split: { display: 'none', '@media': { [media.desktop]: { display: 'grid', order: -1, zIndex: 1 } } },
  plain: { display: 'none', '@media': { [media.desktop]: { display: 'grid' } } },
})

const heightOf = (of: (typeof HEIGHTS)[Hand], who: 'guest' | 'member') =>
  ({ minBlockSize: of[who], '@media': { [media.desktop]: { minBlockSize: of.desktop } } }) as const
/** As high as the hand of the brand needs for a guest. */
export const height = byHand(
  {},
  Object.fromEntries(Object.entries(HEIGHTS).map(([hand, of]) => [hand, heightOf(of, 'guest')])),
)
// The shell is a guest's: a returning member's is as high as theirs will be.
for (const [hand, of] of Object.entries(HEIGHTS))
  globalStyle(
    `:is(html[data-member] [data-hand="${hand}"], [data-hand="${hand}"][data-who="member"]) ${height}`,
    heightOf(of, 'member'),
  )

export const frame = styleVariants({
  split: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 },
  plain: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.mat,
  },
})

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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minInlineSize: 0,
})
/** Where the first slide is drawn: it has no box while nothing is in it. */
export const lead = style({ display: 'contents' })
/** What comes behind the first slide gives way, so that the hero stays as high as it was. */
export const further = style([slide, { blockSize: 0, minBlockSize: '100%', overflow: 'hidden' }])
/** A picture that bleeds has its words within the page's margins. */
export const measure = styleVariants({
  split: { '@media': { [media.desktop]: { paddingInline: MARGIN } } },
  plain: {},
  beside: {},
})

const below = 'screen and (max-width: 63.999em)'

/**
 * On phones the page's ground lies over the lower part of the picture. A mask would look the same, but has to be drawn
 * anew with the picture, which costs an older phone's first paint more than the picture's decoding.
 */
const GROUND_BELOW = `linear-gradient(to top, ${vars.color.ground} 4%, color-mix(in srgb, ${vars.color.ground} 40%, transparent) 40%, transparent 70%)`
/** From desktops on the picture fades into whatever the page's ground is, to the words' side. */
const FADE_ASIDE =
  'linear-gradient(to top, transparent, black 24%), linear-gradient(to right, color-mix(in srgb, black 6%, transparent) 10%, color-mix(in srgb, black 30%, transparent) 36%, black 64%)'

export const art = styleVariants({
  split: {
    position: 'absolute',
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
    position: 'absolute',
    inset: vars.frame.inset,
    overflow: 'hidden',
    borderRadius: vars.radius.m,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  },
})
// Not a box of its own: the image fills the frame.
globalStyle(`:is(${art.split}, ${art.plain}) picture`, { display: 'contents' })
// The subject stays whole: it stands in the upper half of an upright picture, and somewhat below the middle of a wide one.
globalStyle(`${art.split} img`, {
  ...fill,
  objectPosition: '70% 22%',
  '@media': { [media.desktop]: { objectPosition: '70% 58%' } },
})
globalStyle(`${art.plain} img`, { ...fill, objectPosition: '78% 42%' })

/** A banner of the server's covers the brand's picture with its own. */
export const bannerArt = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.ground,
})
globalStyle(`${bannerArt} picture`, { display: 'contents' })
globalStyle(`${bannerArt} img`, { ...fill, objectPosition: '82% 50%' })
export const bannerWords = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  gap: vars.space.s,
  maxInlineSize: '34rem',
  padding: `${vars.space.m} ${vars.space.m} 3.25rem`,
  backgroundImage: `linear-gradient(to top, ${vars.color.ground}, color-mix(in srgb, ${vars.color.ground} 72%, transparent) 60%, transparent)`,
  '@media': {
    [media.desktop]: {
      alignContent: 'center',
      padding: vars.space.l,
      backgroundImage: `linear-gradient(to right, ${vars.color.ground} 40%, transparent)`,
      selectors: {
        '&:dir(rtl)': { backgroundImage: `linear-gradient(to left, ${vars.color.ground} 40%, transparent)` },
      },
    },
  },
})
export const bannerTitle = style({
  ...clamped,
  WebkitLineClamp: 2,
  fontSize: vars.size.xl,
  lineHeight: tightLeading(1.1),
})
export const bannerLine = style({ ...clamped, WebkitLineClamp: 2 })

/** The pause and the dots lie at the end of the hero's last line, over nothing that is read or pressed. */
export const controls = byHand(
  { position: 'absolute', zIndex: 2 },
  {
    ticket: {
      insetInlineEnd: vars.space.s,
      insetBlockEnd: 0,
      '@media': { [media.desktop]: { insetInlineEnd: MARGIN, insetBlockEnd: '1rem' } },
    },
    plaque: {
      insetInlineEnd: '0.75rem',
      insetBlockEnd: '5.5rem',
      '@media': { [media.tablet]: { insetBlockEnd: '0.875rem' } },
    },
    plate: {
      insetInlineEnd: '0.5rem',
      insetBlockStart: '0.25rem',
      '@media': { [media.desktop]: { insetBlockStart: 'auto', insetBlockEnd: '0.5rem' } },
    },
    blocks: {
      insetInlineEnd: '0.25rem',
      insetBlockStart: '0.25rem',
      '@media': { [media.desktop]: { insetBlockStart: 'auto', insetBlockEnd: '0.25rem', insetInlineEnd: '0.5rem' } },
    },
  },
)
