import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { scriptTracking, scriptWords, tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'

const { xs, s, m, l, xl } = vars.space
/** How wide the form's side is, beside the picture. */
const SIDE = 'minmax(28rem, 37.5rem)'

/** The door of a members-only brand: on a phone bar, picture, form, what is open, help; else the picture beside the form. */
export const door = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  backgroundColor: vars.color.surface,
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${SIDE}` } },
})
/** Picture and plinth. After the form where one reads, before it where one looks. */
export const hall = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      gridColumn: 1,
      gridRow: 1,
      // Beside a long form it stays, as large as the window.
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      borderInlineEnd: `1px solid ${vars.color.accentText}`,
    },
  },
})
export const art = style({
  order: 1,
  position: 'relative',
  overflow: 'hidden',
  flex: 'none',
  blockSize: '11.5rem',
  borderBlockEnd: `1px solid ${vars.color.accentText}`,
  '@media': {
    [media.desktop]: { flex: '1 1 0', blockSize: 'auto', borderBlockEnd: 0 },
    [media.low]: { blockSize: '5rem' },
  },
})
globalStyle(`${art} img`, { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
// Heroes keep their subject off the middle, where the home page's words are not; a tall crop must not cut it.
globalStyle(`${art} img`, { '@media': { [media.desktop]: { objectPosition: '80% center' } } })

/** Logo, form and last line share one column, so that they stand under each other at every width. */
const column = style({
  boxSizing: 'content-box',
  inlineSize: `calc(100% - 2 * ${m})`,
  maxInlineSize: '27.5rem',
  marginInline: 'auto',
  paddingInline: m,
})
export const side = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridColumn: 2,
      gridRow: 1,
      gridTemplateRows: 'auto 1fr auto',
      gap: l,
      paddingBlock: xl,
    },
  },
})
/** For a form of many fields, which then stand in two columns. */
export const wide = style({})
globalStyle(`${wide} > *`, { maxInlineSize: '36rem' })
export const top = style([
  column,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', flex: 'none', minBlockSize: 54 },
])
globalStyle(`${top} img`, { inlineSize: 'auto', blockSize: '2.25rem', maxInlineSize: '11rem', objectFit: 'contain' })
export const form = style([
  column,
  {
    order: 2,
    display: 'grid',
    alignContent: 'center',
    gap: s,
    flex: '1 0 auto',
    paddingBlock: m,
    vars: { [vars.control.m]: '44px', [vars.control.l]: '48px' },
    '@media': { [media.desktop]: { gap: m, padding: 0 } },
  },
])
/** The brand's headline: whoever stands at the door is met before they are asked who they are. */
export const welcome = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStretch: vars.font.displayWidth,
  letterSpacing: scriptTracking(vars.font.displayTracking),
  wordSpacing: scriptWords(vars.font.displayWords),
  fontSize: `min(calc(${vars.size.xxl} * 0.82), 9vw)`,
  lineHeight: tightLeading(vars.font.displayLeading),
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: `calc(${vars.size.xxl} * 1.3)` } },
})
export const pageTitle = style({ fontSize: vars.size.xxl })
/** Another way in, at the end of the form. */
export const other = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: s,
  '@media': { [media.desktop]: { paddingBlock: m, borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const end = style([
  column,
  {
    order: 4,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${s} ${m}`,
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: s,
    '@media': { [media.desktop]: { paddingBlock: 0 } },
  },
])
/** The sign of the age that is asked for. */
export const age = style({
  display: 'flex',
  alignItems: 'center',
  gap: xs,
  color: vars.color.muted,
  fontSize: vars.size.s,
})
export const ageMark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 32,
  blockSize: 32,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '50%',
  color: vars.color.ink,
  fontSize: vars.size.xs,
  fontWeight: 700,
})
