/** The pictures of a stage: behind its words, in a frame beside them, or small in its row. */
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'

/** The first picture again, as a ground of its colours. */
export const ground = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: 'blur(32px) saturate(1.2)',
  scale: '1.25',
  opacity: 0.5,
  '@media': { [media.forced]: { display: 'none' } },
})
/** The card's own colour, into which the pictures fade where the words stand. */
const fade = (direction: string, from: string, to: string): string =>
  `linear-gradient(to ${direction}, transparent ${from}, ${vars.color.surface} ${to})`
export const art = {
  art: style({
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    overflow: 'hidden',
    borderRadius: 'inherit',
    pointerEvents: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        backgroundImage: fade('bottom', '6.5rem', '12.5rem'),
      },
    },
    '@media': {
      [media.tablet]: {
        selectors: {
          '&::after': { backgroundImage: fade('left', '12%', '62%') },
          '[dir="rtl"] &::after': { backgroundImage: fade('right', '12%', '62%') },
        },
      },
    },
  }),
  plate: style({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    blockSize: '8.5rem',
    borderRadius: vars.radius.s,
    backgroundColor: vars.color.sunken,
    boxShadow: vars.shadow.mat,
    '@media': {
      [media.tablet]: { gridRow: '1 / 3', blockSize: '100%', minBlockSize: '9rem' },
      [media.wide]: { selectors: { 'li:not(:first-child) &': { gridRow: 'auto', blockSize: '10rem' } } },
    },
  }),
  line: style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.wide]: { gridColumn: 'auto' } } }),
}
const row = style({ display: 'flex', justifyContent: 'center', alignItems: 'center' })
export const covers = {
  art: style([
    row,
    {
      position: 'absolute',
      insetInline: '-1rem',
      insetBlockStart: '1.5rem',
      gap: vars.space.s,
      '@media': {
        [media.tablet]: { insetInline: 'auto -0.75rem', insetBlock: 0, gap: vars.space.m },
      },
    },
  ]),
  /** A large one before two small ones where the frame is high, else all in a row. */
  plate: style([
    row,
    {
      position: 'absolute',
      inset: vars.space.s,
      gap: vars.space.s,
      '@media': {
        [media.tablet]: { display: 'grid', gridTemplateColumns: '2fr 1fr', alignContent: 'center' },
        [media.wide]: { display: 'flex' },
      },
    },
  ]),
  line: style([row, { justifyContent: 'start', gap: vars.space.xs, minBlockSize: '4.5rem' }]),
}
const cover = style({
  position: 'relative',
  flexShrink: 0,
  overflow: 'hidden',
  aspectRatio: '1',
  backgroundColor: vars.color.raised,
})
export const pictures = {
  /** Three prints, the middle one higher. */
  art: style([
    cover,
    {
      inlineSize: '8.25rem',
      borderRadius: vars.radius.l,
      boxShadow: vars.shadow.high,
      transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
      '@media': {
        // As many as the words leave room for.
        [media.tablet]: { inlineSize: '11rem', selectors: { '&:not(:first-child)': { display: 'none' } } },
        [media.desktop]: { selectors: { '&:nth-child(2)': { display: 'block' } } },
        [media.wide]: {
          selectors: {
            'li:first-child &': { inlineSize: '13.5rem' },
            'li:first-child &:not(:first-child)': { display: 'block' },
            'li:not(:first-child) &:not(:first-child)': { display: 'none' },
          },
        },
      },
      selectors: {
        '&:first-child:not(:last-child)': { rotate: '-7deg', translate: '0 0.6rem' },
        '&:nth-child(2)': { zIndex: 1, translate: '0 -0.35rem' },
        '&:nth-child(3)': { rotate: '7deg', translate: '0 0.6rem' },
      },
    },
  ]),
  /** Side by side, as high as the frame. */
  plate: style([
    cover,
    {
      inlineSize: 'min(32%, 7rem)',
      borderRadius: vars.radius.s,
      boxShadow: `0 0 0 1px color-mix(in srgb, ${vars.color.ink} 14%, transparent)`,
      '@media': {
        [media.tablet]: { inlineSize: '100%', selectors: { '&:first-child': { gridRow: 'span 2' } } },
        [media.wide]: {
          inlineSize: 'min(32%, 8.5rem)',
          selectors: { 'li:first-child &': { inlineSize: '32%' } },
        },
      },
    },
  ]),
  line: style([cover, { inlineSize: '4.5rem', borderRadius: vars.radius.s }]),
}
globalStyle(`${pictures.art} > *, ${pictures.plate} > *, ${pictures.line} > *`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  color: 'transparent',
  filter: vars.picture.tone,
})
/** The vendor's own ground, where there are no covers. */
const tile = style({ flexShrink: 0, overflow: 'hidden', aspectRatio: '8 / 5' })
export const tiles = {
  art: style([
    tile,
    { inlineSize: '15rem', borderRadius: vars.radius.l, '@media': { [media.tablet]: { inlineSize: '20rem' } } },
  ]),
  plate: style([tile, { blockSize: '100%', maxInlineSize: '100%', borderRadius: vars.radius.s }]),
  line: style([tile, { blockSize: '4.5rem', borderRadius: vars.radius.s }]),
}
