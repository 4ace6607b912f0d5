import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingBlock: 2,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  fontSize: vars.size.xs,
  fontWeight: 650,
  justifySelf: 'start',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
const { color } = vars
const line = (of: string): string => `inset 0 0 0 1px ${of}`
export const badge = styleVariants({
  quiet: [base, { boxShadow: line(color.line), color: color.muted }],
  warn: [base, { backgroundColor: color.warnSoft, color: color.onWarnSoft }],
  accent: [base, { backgroundColor: color.accentSoft, color: color.onAccentSoft }],
  strong: [base, { backgroundColor: color.accent, color: color.onAccent }],
  good: [base, { backgroundColor: color.goodSoft, color: color.onGoodSoft }],
  bad: [base, { backgroundColor: color.badSoft, color: color.onBadSoft }],
  decided: [base, { boxShadow: line('currentColor'), color: color.ink }],
})
export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
  fontSize: vars.size.s,
  fontWeight: 650,
  overflowWrap: 'anywhere',
})
