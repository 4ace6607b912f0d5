/** The offer for newcomers in one strip, as high whatever it says. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { media } from '../../../ui/layout/media.ts'
import { clamped } from '../../../ui/layout/truncate.ts'
import { page } from '../../../ui/page/page.css.ts'
import { WELCOME } from './welcome-height.ts'

export const section = style([
  page,
  {
    display: 'grid',
    minBlockSize: WELCOME.phone,
    paddingBlock: vars.space.xs,
    // Nothing is offered to newcomers.
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [media.tablet]: { minBlockSize: WELCOME.wide } },
  },
])
export const offer = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `2px ${vars.space.s}`,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(to right, ${vars.color.accentSoft}, ${vars.color.surface})`,
  selectors: {
    '[dir="rtl"] &': { backgroundImage: `linear-gradient(to left, ${vars.color.accentSoft}, ${vars.color.surface})` },
  },
  '@media': { [media.largeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Beside the number on a phone, whose width the terms need, and beside both elsewhere. */
export const action = style({
  gridColumn: 2,
  gridRow: 1,
  '@media': { [media.tablet]: { gridRow: '1 / 3' }, [media.largeLetters]: { gridColumn: 1, gridRow: 'auto' } },
})
export const what = style({
  ...clamped,
  WebkitLineClamp: 3,
  margin: 0,
  fontWeight: 700,
  lineHeight: tightLeading(1.2),
})
export const figure = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: vars.size.l,
  color: vars.color.accentText,
  fontVariantNumeric: 'lining-nums',
})
export const bounds = style({ whiteSpace: 'nowrap' })
export const asks = style({
  gridColumn: '1 / -1',
  margin: 0,
  fontSize: '0.8125rem',
  lineHeight: tightLeading(1.3),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { gridColumn: 1 } },
})
