import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

export const marks = style({ display: 'inline-flex', gap: 4 })
const markBase = style({ inlineSize: 9, blockSize: 9, border: `1px solid ${vars.color.edge}` })
export const mark = styleVariants({
  squares: [markBase, { borderRadius: 2 }],
  dots: [markBase, { borderRadius: '50%' }],
})
const free = { backgroundColor: vars.color.accentText, borderColor: vars.color.accentText } as const
export const freeMark = styleVariants({
  squares: [markBase, { borderRadius: 2, ...free }],
  dots: [markBase, { borderRadius: '50%', ...free }],
})
export const said = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  color: vars.color.liveText,
  fontSize: '0.8125rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
})
