import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'
import { TALL } from './header-height.css.ts'

/** Everything above the page; its row on phones, and in wide windows what the layout says. */
export const header = style({
  position: 'sticky',
  zIndex: 30,
  insetBlockStart: 0,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [`${media.low}, ${media.largeLetters}`]: { position: 'relative' } },
})
/** Menu, logo, account. */
export const phone = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.xxs,
  minBlockSize: TALL.phone,
  // The menu's sign has room around it in its button.
  paddingInline: `max(${vars.space.xxs}, env(safe-area-inset-left)) max(${vars.space.xs}, env(safe-area-inset-right))`,
  '@media': {
    [media.tablet]: { paddingInlineEnd: `max(${vars.space.s}, env(safe-area-inset-right))` },
    [media.desktop]: { display: 'none' },
    // The ways in, or balance and account, in a line of their own.
    [media.largeLetters]: { paddingBlockEnd: vars.space.xs },
  },
})
export const wide = style({
  containerType: 'inline-size',
  containerName: 'header',
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
})
/** Within a wide window's header whose letters a style of the visitor's own has enlarged: rows break rather than overlap. */
export const cramped = 'header (max-width: 60rem)'
export const logo = style({
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
  // What stands beside it is shortened before a logo is a speck.
  minInlineSize: '4rem',
  maxInlineSize: 'min(34vw, 100%)',
  objectFit: 'contain',
  objectPosition: 'left center',
})
globalStyle(`${logo} img`, { '@media': { [media.desktop]: { blockSize: '2.25rem', maxInlineSize: '12rem' } } })
// A logo is drawn for its brand's ground, which forced colours would replace.
globalStyle(`${logo} img`, {
  '@media': { [media.forced]: { forcedColorAdjust: 'none', backgroundColor: vars.color.surface } },
})
export const account = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  minBlockSize: vars.control.s,
})
globalStyle(`${wide} :is(${account}, ${account} form)`, { '@container': { [cramped]: { flexWrap: 'wrap' } } })
export const phoneAccount = style([
  account,
  { gap: vars.space.xxs, '@media': { [media.largeLetters]: { display: 'contents' } } },
])
/** What a guest sees; a returning member must not see it flash before the session is read. */
export const guestOnly = style({
  display: 'contents',
  '@media': {
    [media.largeLetters]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(7em, 100%), 1fr))',
      gap: vars.space.xs,
      paddingInline: vars.space.xs,
    },
  },
})
globalStyle(`${phoneAccount} > :nth-child(2):not(${guestOnly})`, {
  '@media': { [media.largeLetters]: { gridColumn: '1 / 3', justifySelf: 'start', marginInlineStart: vars.space.s } },
})
globalStyle(`html[data-member] ${guestOnly}`, { visibility: 'hidden' })
/** The ways in on a phone, beside a logo that is to be read. */
export const phoneWay = style({
  paddingInline: vars.space.xs,
  // Between 13 pixels and the size of any small button, as the phone is wide.
  fontSize: `clamp(0.8125rem, 3.3vw, ${vars.size.s})`,
  '@media': { [media.tablet]: { paddingInline: vars.space.s } },
})
/** One edge is enough beside the logo: where the other way in has it, this one is words alone. */
export const besideOther = style({
  '@container': {
    '(min-width: 23.3rem)': {
      selectors: {
        '&:not(:only-child)': {
          paddingInline: vars.space.xxs,
          borderColor: 'transparent',
          backgroundColor: 'transparent',
        },
      },
    },
  },
})
/** Narrow phones have no room for it; the login popup leads there. */
export const withRoom = style({
  display: 'none',
  // In the size of letters: who has them enlarged has less room. 385 pixels of window at the usual size.
  '@container': { '(min-width: 23.3rem)': { display: 'inline-flex' } },
  // In a line of their own there is room for both.
  '@media': { [media.largeLetters]: { display: 'inline-flex' } },
})
