import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media } from '../../../../ui/layout/media.ts'
import { MAT, mountedLook } from '../card-looks.ts'
import * as actions from '../card-actions.css.ts'
import * as captions from '../captions.css.ts'
import { hot } from '../game-picture.css.ts'

/** Two lines of the name, and of the vendor two on phones, where three cards stand abreast, elsewhere one. */
export const CAPTION = { phone: '4.25rem', tablet: '3.75rem' } as const

/** The picture on its mount, its caption below. */
export const card = style([actions.card, mountedLook])
export const picture = style({
  borderRadius: vars.radius.s,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      backgroundColor: 'transparent',
      boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.ink} 14%, transparent)`,
      transition: `background-color ${vars.motion.base} ${vars.motion.ease}`,
    },
  },
})
// The choices stand on a veil over the picture.
globalStyle(`${card}:hover ${picture}::after, ${card}:focus-within ${picture}::after`, {
  '@media': { [media.hover]: { backgroundColor: `color-mix(in srgb, ${vars.color.scrim} 70%, transparent)` } },
})
/** Small pictures on phones, three abreast: a smaller name shows more of itself, and has two lines. */
export const name = style({
  ...captions.nameLook,
  ...captions.twoLines,
  fontSize: vars.size.xs,
  lineHeight: '1.125rem',
  '@media': { [media.tablet]: { fontSize: vars.size.s, lineHeight: '1.25rem' } },
})
export const vendor = style({
  ...captions.vendorLook,
  ...captions.twoLines,
  lineHeight: '1rem',
  '@media': { [media.tablet]: { WebkitLineClamp: 1, lineHeight: '1.25rem' } },
})
/** As high for a name of one line, which stands in the middle; on phones names stand on one line, whatever vendors' take. */
export const caption = style({
  ...captions.captionLook,
  gridAutoRows: 'auto',
  alignContent: 'start',
  blockSize: CAPTION.phone,
  marginBlockStart: vars.space.xs,
  paddingInline: '0.15rem',
  textAlign: 'center',
  '@media': { [media.tablet]: { alignContent: 'center', blockSize: CAPTION.tablet } },
})
/** The choices stand in the middle of the picture, not of the card. */
export const choices = style([
  actions.actions,
  // Twice: which of the two files comes last on a page is not said.
  {
    selectors: {
      '&&': { padding: `calc(${MAT} + ${vars.space.xxs})`, paddingBlockEnd: `calc(${CAPTION.phone} + 0.75rem)` },
    },
    '@media': { [media.tablet]: { selectors: { '&&': { paddingBlockEnd: `calc(${CAPTION.tablet} + 0.75rem)` } } } },
  },
])
/** On phones a picture is as wide as this word alone: the flame stands below it. */
export const trial = style([
  actions.trial,
  {
    '@media': {
      '(hover: none) and (max-width: 39.999em)': {
        selectors: { '&&': { maxInlineSize: '100%', paddingInline: '0.45em' } },
      },
    },
  },
])
globalStyle(`${card}:has(${trial}) ${picture} ${hot}`, {
  '@media': {
    '(hover: none) and (max-width: 39.999em)': { insetBlockStart: 'auto', insetBlockEnd: vars.space.xxs },
  },
})
/** Narrow captions stand in the middle: what else there is has a line of its own below them. */
export const TOOLS = '2.25rem'
export const tools = style([
  actions.tools,
  // Twice, as above.
  {
    selectors: {
      '&&': { insetInline: MAT, insetBlockEnd: 'min(0.5rem, 2vw)', justifyContent: 'center', gap: vars.space.m },
    },
  },
])
globalStyle(`${card}:has(${tools})`, { paddingBlockEnd: `calc(${MAT} + ${TOOLS})` })
globalStyle(`${choices}:has(${tools})`, {
  paddingBlockEnd: `calc(${CAPTION.phone} + 0.75rem + ${TOOLS})`,
  '@media': { [media.tablet]: { paddingBlockEnd: `calc(${CAPTION.tablet} + 0.75rem + ${TOOLS})` } },
})
