/** The slides behind the first one. */
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'
import { clamped } from '../../../ui/layout/truncate.ts'
import { slide } from './hero.css.ts'

/** What comes behind the first slide gives way, so that the hero stays as high as it was. */
export const further = style([slide, { blockSize: 0, minBlockSize: '100%', overflow: 'hidden' }])
/** A banner of the server's covers the brand's picture with its own. */
export const bannerArt = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  backgroundColor: vars.color.ground,
})
globalStyle(`${bannerArt} picture`, { display: 'contents' })
globalStyle(`${bannerArt} img`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '82% 50%',
  filter: vars.picture.tone,
})
/** No place of its own, so that a press anywhere on the slide is one on its link. */
export const bannerWords = style({
  color: vars.color.ink,
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
