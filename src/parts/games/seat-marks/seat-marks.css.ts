import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { bulb } from '../../rewards/offer/slide/dot-board.css.ts'

export const marks = style({ display: 'inline-flex', flexShrink: 0, gap: 3 })
const base = style({ inlineSize: 9, blockSize: 9, border: `1px solid ${vars.color.edge}` })
const round = { borderRadius: '50%' } as const
const filled = {
  backgroundColor: vars.color.accentText,
  borderColor: vars.color.accentText,
  forcedColorAdjust: 'none',
} as const
const lit = { ...filled, backgroundColor: bulb, borderColor: bulb, boxShadow: `0 0 5px ${bulb}` } as const
/** As what goes with each drawing of a table: squares, bulbs, the diamonds of a seal, dots. */
export const mark = styleVariants({
  cells: [base, { borderRadius: 2 }],
  scoreboard: [base, round, { borderColor: `color-mix(in oklab, ${bulb} 45%, transparent)` }],
  slips: [base, { scale: '0.8', rotate: '45deg' }],
  plan: [base, round],
})
export const freeMark = styleVariants({
  cells: [mark.cells, filled],
  scoreboard: [mark.scoreboard, lit],
  slips: [mark.slips, filled],
  plan: [mark.plan, filled],
})
const words = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.xs,
  minInlineSize: 0,
  fontSize: '0.8125rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const said = style([words, { color: vars.color.liveText }])
export const full = style([words, { color: vars.color.muted }])
