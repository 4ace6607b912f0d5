import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const notices = style({ display: 'grid', gap: vars.space.s })
export const finding = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
})
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, marginBlockStart: vars.space.xs })

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.size.xs,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  '@media': { [media.forced]: { color: 'CanvasText' } },
})
export const state = styleVariants({
  done: [badge, { color: vars.color.good }],
  refused: [badge, { color: vars.color.bad }],
  pending: [badge, { color: vars.color.warn }],
})
