import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'

/** It stays while the games scroll, and scrolls in itself where it is higher than the window. */
export const rail = style({
  position: 'sticky',
  insetBlockStart: '8.75rem',
  display: 'grid',
  alignContent: 'start',
  maxBlockSize: 'calc(100dvh - 10rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
})
/** Each filter in a field of its own. */
export const field = style({
  display: 'grid',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` }, '&:empty': { display: 'none' } },
})
/** As high as the facets are, as a rule. */
export const place = style([skeleton, { blockSize: '22rem' }])
export const vendor = style({
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  fontSize: '0.5rem',
})
