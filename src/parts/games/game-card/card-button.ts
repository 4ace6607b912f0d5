import { vars } from '../../../theme/contract.css.ts'

/** What a card is played or sat down by: an outlined button, smaller in its letters than a page's. */
export const cardButton = {
  minBlockSize: '2.75rem',
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.s,
  fontWeight: 600,
} as const
