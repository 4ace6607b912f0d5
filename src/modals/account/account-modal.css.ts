import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'
import { menuRow } from '../../ui/actions/menu-row.css.ts'

export const who = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
})
export const note = style({ color: vars.color.muted, fontSize: vars.size.s })
export const list = style({ display: 'grid' })
export const row = style([
  menuRow,
  {
    minBlockSize: 48,
    borderRadius: vars.radius.m,
    color: vars.color.ink,
    fontWeight: 600,
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised } } } },
  },
])
export const mark = style({ color: vars.color.muted })
export const rule = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
