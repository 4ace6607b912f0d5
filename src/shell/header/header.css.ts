import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/media.ts'

const BAR = '3.5rem'
const TOOLS = '3.5rem'
const NAV = '4.25rem'

/** One row on phones: menu, logo, language, account. Two from desktops on: tools above, logo and navigation below. */
export const header = style({
  position: 'sticky',
  zIndex: 30,
  insetBlockStart: 0,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  paddingInline: `max(${vars.space.s}, env(safe-area-inset-left)) max(${vars.space.s}, env(safe-area-inset-right))`,
  '@media': { [media.desktop]: { paddingInline: vars.space.l } },
})
export const inner = style({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"menu logo tools account"',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gridTemplateRows: BAR,
  alignItems: 'center',
  columnGap: vars.space.xxs,
  '@media': {
    [media.desktop]: {
      gridTemplateAreas: '"tools tools account" "logo nav nav"',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateRows: `${TOOLS} ${NAV}`,
      columnGap: vars.space.m,
    },
  },
})
/** The ground of the upper row, over the whole width. */
export const toolsGround = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: TOOLS,
      backgroundColor: vars.color.sunken,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})
export const menu = style({ gridArea: 'menu', '@media': { [media.desktop]: { display: 'none' } } })
export const logo = style({
  gridArea: 'logo',
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: 44,
  // Where a long word in another language leaves it no room, it shrinks rather than run over the next button.
  minInlineSize: 0,
  maxInlineSize: '100%',
  borderRadius: vars.radius.s,
})
globalStyle(`${logo} img`, {
  inlineSize: 'auto',
  blockSize: '1.85rem',
  maxInlineSize: 'min(34vw, 100%)',
  objectFit: 'contain',
  objectPosition: 'left center',
})
globalStyle(`${logo} img`, { '@media': { [media.desktop]: { blockSize: '2.25rem', maxInlineSize: '12rem' } } })
// A logo is drawn for its brand's ground, which forced colours would replace.
globalStyle(`${logo} img`, {
  '@media': { [media.forced]: { forcedColorAdjust: 'none', backgroundColor: vars.color.surface } },
})
export const tools = style({
  gridArea: 'tools',
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  // Its first button's icon stands above the logo's edge.
  '@media': { [media.desktop]: { marginInlineStart: `calc(-1 * ${vars.space.s})` } },
})
export const account = style({
  gridArea: 'account',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  minBlockSize: vars.control.s,
})
/** What a guest sees; a returning member must not see it flash before the session is read. */
export const guestOnly = style({ display: 'contents' })
globalStyle(`html[data-member] ${guestOnly}`, { visibility: 'hidden' })
export const phoneOnly = style({ display: 'contents', '@media': { [media.desktop]: { display: 'none' } } })
export const desktopOnly = style({ display: 'none', '@media': { [media.desktop]: { display: 'contents' } } })

export const nav = style({
  gridArea: 'nav',
  display: 'none',
  minInlineSize: 0,
  '@media': { [media.desktop]: { display: 'block' } },
})
export const list = style({
  // Holds the badges' words for screen readers, which would else stick out of the page.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingBlock: vars.space.xxs,
  // A hint that there is more where a long language runs out of room.
  maskImage: 'linear-gradient(to right, black calc(100% - 1.5rem), transparent)',
  selectors: { '[dir="rtl"] &': { maskImage: 'linear-gradient(to left, black calc(100% - 1.5rem), transparent)' } },
  paddingInline: `${vars.space.xxs} 1.5rem`,
  marginBlock: `calc(-1 * ${vars.space.xxs})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
})
const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45rem',
  whiteSpace: 'nowrap',
  scrollSnapAlign: 'start',
  color: vars.color.ink,
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: vars.size.s,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
})
export const link = styleVariants({
  /** Plain words with a line under the active one. */
  text: [
    item,
    {
      position: 'relative',
      minBlockSize: '2.75rem',
      paddingInline: vars.space.s,
      borderRadius: vars.radius.s,
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          insetInline: vars.space.s,
          insetBlockEnd: 2,
          blockSize: 2,
          borderRadius: 1,
          backgroundColor: 'currentColor',
          transform: 'scaleX(0)',
          transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
        },
        '&[aria-current="page"]': { color: vars.color.accentText },
        '&[aria-current="page"]::after': { transform: 'none' },
      },
      '@media': {
        [media.hover]: {
          selectors: { '&:hover': { color: vars.color.accentText }, '&:hover::after': { transform: 'none' } },
        },
      },
    },
  ],
  /** Pills with icons. */
  pills: [
    item,
    {
      minBlockSize: '2.6rem',
      paddingInline: '0.7rem',
      borderRadius: vars.radius.pill,
      border: '1px solid transparent',
      selectors: {
        '&[aria-current="page"]': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
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

/** The narrowest phones have no room for it beside a logo that can be read; their menu has the same. */
export const fromPhone = style({ display: 'none', '@media': { [media.phone]: { display: 'flex' } } })
/** Phones have no room for it; their login popup leads there. */
export const fromTablet = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline-flex' } } })
