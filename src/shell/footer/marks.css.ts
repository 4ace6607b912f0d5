import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { footer } from './footer.css.ts'

const { centred } = footer

export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.s} ${vars.space.l}`,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { [`${centred} &`]: { justifyContent: 'center' } },
})
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  selectors: { [`${centred} &`]: { justifyContent: 'center' } },
})
/** As a mark on a shop's door: one word or two, in letters of one weight, never a link. */
export const plate = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surface,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 700,
  whiteSpace: 'nowrap',
})
