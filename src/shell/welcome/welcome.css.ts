import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'
import { menuRow } from '../../ui/actions/menu-row.css.ts'

export const steps = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' })
export const step = style([
  menuRow,
  {
    minBlockSize: 56,
    paddingBlock: vars.space.xs,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.raised,
    color: vars.color.ink,
    font: 'inherit',
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accentText } } } },
  },
])
export const mark = style({ flex: 'none', color: vars.color.accentText })
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: 600 })
export const note = style({ fontSize: vars.size.s, color: vars.color.muted })
