import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

const { s, m } = vars.space

export const row = style({
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const inset = styleVariants({
  none: {},
  /** Rows of the page itself, or of a dialog. */
  plain: { paddingBlock: s },
  s: { paddingBlock: s, paddingInline: m },
  m: { display: 'grid', gap: m, padding: m },
})
/** A row that is a link as a whole. */
export const link = style({
  display: 'block',
  padding: m,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } } },
})
