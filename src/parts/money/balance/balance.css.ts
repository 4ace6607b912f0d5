import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const balance = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.s,
  paddingInlineStart: vars.space.s,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
})
/** In a header. On the narrowest phones the amount stands alone: the account's menu hides it, and the logo needs room. */
export const compact = style({
  paddingInline: 0,
  border: 0,
  '@media': { [media.phone]: { paddingInlineStart: vars.space.s, border: `1px solid ${vars.color.line}` } },
})
export const failed = style({ selectors: { '&&': { borderColor: vars.color.bad } } })
/** The amount, and what there is to say of it in a second line. */
export const figures = style({ position: 'relative', display: 'grid', justifyItems: 'end', lineHeight: 1.2 })
/** Lies over the amount, which is read out when it changes, as what is in a button would not be. */
export const press = style({
  position: 'absolute',
  inset: '-13px 0 -13px -12px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'none',
})
export const amount = style({
  minInlineSize: '5ch',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  textAlign: 'end',
})
/** Never taken out, also while it is empty, or what comes into it would not be read out. */
export const note = style({
  fontSize: vars.size.xs,
  fontWeight: 550,
  color: vars.color.bad,
  whiteSpace: 'nowrap',
})
export const waiting = style({ inlineSize: '5ch', blockSize: '1em' })
/** Beside it the logo of a phone's header has to stay readable, too. */
export const longAmount = style([
  amount,
  {
    fontSize: vars.size.xs,
    '@media': { [media.phone]: { fontSize: vars.size.s }, [media.tablet]: { fontSize: 'inherit' } },
  },
])
export const fromTablet = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline-flex' } } })
export const fromPhone = style({ display: 'none', '@media': { [media.phone]: { display: 'inline-flex' } } })
