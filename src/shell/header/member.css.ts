import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'
import { oneLine } from '../../ui/layout/truncate.ts'

/** What a narrower desktop has no room for. */
export const fromWide = style({
  display: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.wide]: { display: 'inline-flex' } },
})
export const opener = style({ position: 'relative', paddingInline: vars.space.xxs })
export const nameButton = style({ minInlineSize: 0, flexShrink: 1, paddingInline: vars.space.xs })
export const name = style({
  maxInlineSize: '9rem',
  ...oneLine,
})
export const unread = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 26 })
export const who = style({
  display: 'grid',
  gap: 2,
  padding: vars.space.s,
  marginBlockEnd: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const whoName = style({ fontWeight: 700, overflowWrap: 'anywhere' })
export const whoNote = style({ fontSize: vars.size.s, color: vars.color.muted })
export const chevron = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } })
export const phoneBalance = style({
  marginBlockStart: vars.space.xs,
  '@media': { [media.tablet]: { display: 'none' } },
})
/** Both ways of money, none larger than the other. */
export const moneyWays = style({
  padding: vars.space.s,
  selectors: {
    '&:popover-open': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.xs },
  },
  inlineSize: '20rem',
})
export const moneyWaysHead = style({ gridColumn: '1 / -1', padding: vars.space.xs })
export const rule = style({
  marginBlock: vars.space.xs,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
