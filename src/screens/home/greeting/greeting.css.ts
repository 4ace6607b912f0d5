import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'
import { page } from '../../../ui/page/page.css.ts'

export const section = style([page, { paddingBlock: `${vars.space.xl} ${vars.space.l}` }])

/** Large words and much room on one side, figures in columns with hairlines between them on the other. */
export const greeting = style({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.xl}`,
  alignContent: 'start',
  // As high as it will be before its words are there.
  minBlockSize: '9.75rem',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', minBlockSize: '8rem' },
  },
})
export const title = style({ fontSize: vars.size.xxl, lineHeight: tightLeading(1.08), overflowWrap: 'anywhere' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1.25fr) minmax(0, 1fr)',
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, auto)', borderBlock: 0 } },
})
export const fact = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space.xxs,
  minInlineSize: 0,
  padding: vars.space.s,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.color.line}` },
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': { [media.desktop]: { paddingBlock: 0, paddingInline: vars.space.l } },
})
export const label = style({ color: vars.color.muted, fontSize: vars.size.xs, overflowWrap: 'anywhere' })
export const value = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.size.l,
  lineHeight: 1.2,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { fontSize: vars.size.xl } },
})
export const waiting = style({ inlineSize: '4ch', blockSize: '1em' })
