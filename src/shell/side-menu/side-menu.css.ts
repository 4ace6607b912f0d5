import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tightLeading } from '../../theme/writing-systems.ts'
import { media } from '../../ui/layout/media.ts'
import { menuRow } from '../../ui/actions/menu-row.css.ts'
import { headerHeight } from '../../ui/page/header-height.css.ts'
import { button as menuButton } from '../header/menu-button.css.ts'

/** A sheet from the reading side: the platform's popover, which opens before any script is there. */
export const menu = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  insetInlineEnd: 'auto',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  inlineSize: 'min(20rem, 86vw)',
  margin: 0,
  padding: vars.space.s,
  paddingBlockEnd: `calc(${vars.space.s} + env(safe-area-inset-bottom))`,
  border: 0,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&:popover-open': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { backgroundColor: vars.color.veil },
  },
})

/** What the rail takes of the page's width, folded and unfolded. */
export const RAIL = { narrow: '7rem', wide: '15rem' } as const

/** On wide screens, where the route has one: a rail beside the page, never a popover. */
export const permanent = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: headerHeight,
      display: 'flex',
      flexDirection: 'column',
      alignSelf: 'start',
      flexShrink: 0,
      inlineSize: RAIL.wide,
      blockSize: `calc(100dvh - ${headerHeight})`,
      padding: 0,
      overflow: 'hidden',
      backgroundColor: 'transparent',
      boxShadow: 'none',
      selectors: { '&[data-narrow="true"]': { inlineSize: RAIL.narrow } },
    },
  },
})

/** How far the rail fades where it ends, so that what is cut there shows that there is more. */
const FADE = '1.25rem'

/** What of the rail scrolls, above the button that folds it; a sheet does as a whole. */
export const scroll = style({ display: 'contents' })
globalStyle(`${permanent} > ${scroll}`, {
  '@media': {
    [media.desktop]: {
      display: 'block',
      flex: 1,
      minBlockSize: 0,
      padding: vars.space.s,
      paddingBlockEnd: FADE,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      scrollPaddingBlock: FADE,
      maskImage: `linear-gradient(to top, transparent, black ${FADE})`,
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: vars.space.s,
  marginBlockEnd: vars.space.s,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.size.l,
  '@media': {
    // The button that closes it comes first, in a line of its own where there is no room for all three.
    [media.largeLetters]: { flexWrap: 'wrap-reverse', justifyContent: 'flex-end' },
  },
})
globalStyle(`${permanent} ${head}`, { '@media': { [media.desktop]: { display: 'none' } } })
export const headEnd = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.text,
  fontSize: vars.size.m,
  fontWeight: 400,
})
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxs })
export const rule = style({
  inlineSize: '100%',
  marginBlock: vars.space.s,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const link = style([
  menuRow,
  {
    borderRadius: vars.radius.m,
    color: vars.color.ink,
    fontSize: vars.size.s,
    fontWeight: 600,
    lineHeight: tightLeading(1.2),
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[aria-current="page"]': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised } } } },
  },
])
globalStyle(`${link}[aria-current="page"]:hover`, {
  backgroundColor: vars.color.accentSoft,
})
globalStyle(`${link} svg`, { color: vars.color.muted })
globalStyle(`${link}[aria-current="page"] svg`, { color: 'inherit' })
/** In the narrow rail: the icon above a small name. */
globalStyle(`${permanent}[data-narrow="true"] ${link}`, {
  '@media': {
    [media.desktop]: {
      flexDirection: 'column',
      gap: vars.space.xxs,
      position: 'relative',
      paddingInline: 2,
      paddingBlock: vars.space.xxs,
      // Room for two lines: a vendor's name may be longer than the code that keeps its place.
      minBlockSize: '3.85rem',
      justifyContent: 'center',
      fontSize: vars.size.xs,
      textAlign: 'center',
      overflowWrap: 'break-word',
      hyphens: 'auto',
    },
  },
})
/** How many wait there: at the end of the row, or on the icon in the narrow rail. */
export const badge = style({ marginInlineStart: 'auto' })
globalStyle(`${permanent}[data-narrow="true"] ${badge}`, {
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetBlockStart: vars.space.xxs,
      insetInlineStart: 'calc(50% + 0.5rem)',
      margin: 0,
    },
  },
})
/** Below what scrolls, always there. */
export const fold = style({
  display: 'none',
  flexShrink: 0,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.desktop]: { display: 'block' } },
})
// Beside a rail that stays there is nothing to open.
globalStyle(`:root:has(${permanent}) ${menuButton.wide}`, { '@media': { [media.desktop]: { display: 'none' } } })
export const phoneOnly = style({ '@media': { [media.desktop]: { display: 'none' } } })
