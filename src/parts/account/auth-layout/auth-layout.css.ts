import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { scriptTracking, tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'

/** The door of a members-only brand: the picture on one side, the form on the other. */
export const door = style({
  display: 'grid',
  minBlockSize: '100dvh',
  gridTemplateRows: 'minmax(9rem, 26dvh) auto',
  '@media': {
    [media.desktop]: { gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(0, 1.2fr) minmax(28rem, 1fr)' },
  },
})
export const art = style({
  position: 'relative',
  overflow: 'hidden',
  // Beside a long form it stays, as large as the window.
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: 0, blockSize: '100dvh' } },
})
globalStyle(`${art} img`, { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
// Heroes keep their subject off the middle, where the home page's words are not; a tall crop must not cut it.
globalStyle(`${art} img`, { '@media': { [media.desktop]: { objectPosition: '80% center' } } })

/** Logo, form and last line share one column, so that they stand under each other at every width. */
const column = style({ inlineSize: '100%', maxInlineSize: '26rem', marginInline: 'auto' })
/** For a form of many fields, which then stand in two columns. */
export const wide = style({})
globalStyle(`${wide} > *`, { maxInlineSize: '36rem' })
export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.l,
  padding: vars.space.l,
  backgroundColor: vars.color.surface,
  '@media': { [media.desktop]: { padding: vars.space.xl } },
})
export const top = style([column, { display: 'flex', alignItems: 'center', justifyContent: 'space-between' }])
globalStyle(`${top} img`, { inlineSize: 'auto', blockSize: '2.25rem', maxInlineSize: '11rem', objectFit: 'contain' })
export const form = style([column, { display: 'grid', alignContent: 'center', gap: vars.space.m }])
/** The brand's headline: whoever stands at the door is met before they are asked who they are. */
export const welcome = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStretch: vars.font.displayWidth,
  letterSpacing: scriptTracking(vars.font.displayTracking),
  fontSize: vars.size.xxl,
  lineHeight: tightLeading(vars.font.displayLeading),
  textWrap: 'balance',
})
export const pageTitle = style({ fontSize: vars.size.xxl })
export const title = style({
  marginBlockStart: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.size.l,
})
export const end = style([
  column,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.s} ${vars.space.m}`,
    alignItems: 'center',
    justifyContent: 'space-between',
  },
])
