import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tightLeading } from '../../theme/scripts.ts'
import { media } from '../../ui/media.ts'
import { page, PAGE_WIDTH } from '../../ui/page.css.ts'

const fill = { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const

/**
 * `split`: the picture bleeds to the edge, and the words stand beside its subject on a scrim of the page's ground.
 * `plain`: a framed picture, and the words below it.
 */
export const hero = styleVariants({
  split: {
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    minBlockSize: 'min(38rem, 82dvh)',
    '@media': { [media.desktop]: { minBlockSize: 'clamp(26rem, 40vw, 36rem)' } },
  },
  plain: [page, { display: 'grid', gap: vars.space.l, paddingBlock: `${vars.space.m} ${vars.space.l}` }],
})

/** The picture fades into whatever the page's ground is: below on phones, to the words' side from desktops on. */
const FADE_DOWN = 'linear-gradient(to top, transparent 6%, color-mix(in srgb, black 20%, transparent) 46%, black 80%)'
const FADE_ASIDE =
  'linear-gradient(to top, transparent, black 24%), linear-gradient(to right, color-mix(in srgb, black 6%, transparent) 10%, color-mix(in srgb, black 30%, transparent) 36%, black 64%)'

export const art = styleVariants({
  split: {
    position: 'absolute',
    inset: 0,
    maskImage: FADE_DOWN,
    '@media': {
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
    alignContent: 'end',
    gap: vars.space.m,
    inlineSize: '100%',
    maxInlineSize: PAGE_WIDTH,
    marginInline: 'auto',
    padding: vars.space.m,
    paddingBlockEnd: vars.space.xl,
    '@media': {
      [media.tablet]: { paddingInline: vars.space.l },
      [media.desktop]: { alignContent: 'center', paddingInline: '4rem' },
    },
  },
  plain: {
    display: 'grid',
    gap: vars.space.s,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', columnGap: vars.space.xl },
    },
  },
})
export const text = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start' })
export const headline = styleVariants({
  split: { fontSize: vars.size.hero, maxInlineSize: '13ch', lineHeight: tightLeading(1), hyphens: 'manual' },
  plain: { fontSize: vars.size.hero, maxInlineSize: '18ch', lineHeight: tightLeading(1.05) },
})
export const line = style({ maxInlineSize: '40ch', fontSize: vars.size.l, lineHeight: 1.4 })
export const lineQuiet = style([line, { color: vars.color.muted }])
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m, alignItems: 'center' })
export const age = style({ fontSize: vars.size.s, fontWeight: 600 })
