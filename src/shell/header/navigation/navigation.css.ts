import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'

/** On either side of a word: less where a window is narrow, so that a name breaks later. */
export const ROOM = `clamp(0.4rem, -0.6rem + 1.6vw, ${vars.space.s})`

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs, minInlineSize: 0 })
/** One line: what has no room there stands in a line below, which is cut off (`use-fitting.ts`). */
export const list = style({
  // Holds the badges' words for screen readers, which would else stick out of the page.
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: `${vars.space.m} 2px`,
  minInlineSize: 0,
  blockSize: `calc(2.75rem + 2 * ${vars.space.xxs})`,
  padding: vars.space.xxs,
  margin: `calc(-1 * ${vars.space.xxs})`,
  overflow: 'hidden',
})
export const item = style({ flexShrink: 0 })
/** The link, and behind it the button that opens its panel. */
export const head = style({ position: 'relative', display: 'flex' })
export const headOpen = style({})
const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45rem',
  paddingBlock: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: vars.size.s,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
})
export const link = styleVariants({
  /** Plain words with a line under the active one. */
  text: [
    base,
    {
      position: 'relative',
      minBlockSize: '2.75rem',
      paddingInline: ROOM,
      borderRadius: vars.radius.s,
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          insetInline: ROOM,
          insetBlockEnd: 2,
          blockSize: 2,
          borderRadius: 1,
          backgroundColor: 'currentColor',
          transform: 'scaleX(0)',
          transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
        },
        [`&:is([aria-current="page"], [data-here]), ${headOpen} &`]: { color: vars.color.accentText },
        [`&:is([aria-current="page"], [data-here])::after, ${headOpen} &::after`]: { transform: 'none' },
      },
      '@media': {
        [media.hover]: {
          selectors: { '&:hover': { color: vars.color.accentText }, '&:hover::after': { transform: 'none' } },
        },
      },
    },
  ],
  /** Pills, the icon before the name; it goes where a window has no room for a dozen of them. */
  pills: [
    base,
    {
      position: 'relative',
      justifyContent: 'center',
      gap: '0.4rem',
      minBlockSize: '2.75rem',
      paddingInline: ROOM,
      fontSize: 'clamp(0.8125rem, 0.35rem + 0.6vw, 0.9375rem)',
      borderRadius: vars.radius.l,
      border: '1px solid transparent',
      selectors: {
        [`${headOpen} &`]: { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
        '&:is([aria-current="page"], [data-here])': {
          backgroundColor: vars.color.accentSoft,
          color: vars.color.onAccentSoft,
        },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not([aria-current="page"])': {
              backgroundColor: vars.color.accentSoft,
              color: vars.color.onAccentSoft,
            },
          },
        },
        [media.forced]: { borderColor: 'ButtonText' },
      },
    },
  ],
})
// What the build renders for every address but the home page's must not mark one as open.
globalStyle(`[data-neutral] ${link.text}[aria-current="page"]`, { color: vars.color.ink })
globalStyle(`[data-neutral] ${link.text}[aria-current="page"]::after`, { transform: 'scaleX(0)' })
globalStyle(`[data-neutral] ${link.pills}[aria-current="page"]`, {
  backgroundColor: 'transparent',
  color: vars.color.ink,
})
/** A name never breaks. */
export const words = style({ whiteSpace: 'nowrap', lineHeight: tightLeading(1.2) })
/**
 * Its place is kept, so that nothing moves when it comes: of three digits, and more reach into the room beside it. It goes
 * where the names need the room.
 */
export const total = style({
  alignSelf: 'start',
  inlineSize: '1.8em',
  marginBlockStart: '1em',
  marginInlineStart: '-0.2rem',
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  fontSize: '0.75rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@container': { 'header (max-width: 86rem)': { display: 'none' } },
  selectors: { '[aria-current="page"] > &': { color: 'inherit' } },
})
// Icons go first where the names need the room; a vendor's mark stays.
globalStyle(`[data-tight] ${link.pills} > svg`, { display: 'none' })
globalStyle(`${link.pills} > svg`, { '@container': { 'header (max-width: 104rem)': { display: 'none' } } })
/** Opens the panel without a mouse: it is seen when the keyboard comes to it, below the link's words. */
export const opener = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockEnd: -4,
  translate: '-50% 0',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.5rem',
  padding: 0,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    '[dir="rtl"] &': { translate: '50% 0' },
    '&:focus-visible': { opacity: 1, pointerEvents: 'auto' },
  },
})
globalStyle(`${opener}[aria-expanded="true"] svg`, { rotate: '180deg' })

/** As wide as the window, in the top layer; its upper edge is the header's lower one. */
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  insetInline: 0,
  inlineSize: 'auto',
  maxInlineSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  whiteSpace: 'normal',
  selectors: {
    '&:popover-open': { display: 'grid' },
    // The page steps back; the pointer goes through to it.
    '&::backdrop': { backgroundColor: 'transparent' },
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const panelWaiting = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '24rem',
  color: vars.color.muted,
})
export const panelSpinner = style({ inlineSize: 28, blockSize: 28 })
