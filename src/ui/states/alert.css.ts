import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

const alertBase = style({
  display: 'flex',
  gap: vars.space.s,
  alignItems: 'flex-start',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  fontSize: vars.size.s,
  lineHeight: 1.45,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const alert = styleVariants({
  bad: [alertBase, { backgroundColor: vars.color.badSoft, color: vars.color.onBadSoft }],
  warn: [alertBase, { backgroundColor: vars.color.warnSoft, color: vars.color.onWarnSoft }],
  good: [alertBase, { backgroundColor: vars.color.goodSoft, color: vars.color.onGoodSoft }],
  info: [alertBase, { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft }],
})
export const alertBody = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const alertTitle = style({ fontWeight: 700 })
export const alertActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
})
