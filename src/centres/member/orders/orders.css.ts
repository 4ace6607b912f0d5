import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { panel } from '../../../parts/money/money-form/money-presentation.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const listWaiting = style({ blockSize: '16rem', borderRadius: vars.radius.m })
export const older = style({ opacity: 0.6 })
export const orders = style([panel, { display: 'grid', margin: 0, padding: vars.frame.inset, listStyle: 'none' }])
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  padding: vars.space.m,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { 'li + li > &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } } },
})
export const orderAmount = style({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
export const orderWhere = style({
  gridColumn: '1 / 3',
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
})
export const more = style({ gridColumn: 3, gridRow: '1 / 3', color: vars.color.muted })

const badge = style({
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
const line = `inset 0 0 0 1px`
export const state = styleVariants({
  quiet: [badge, { boxShadow: `${line} ${vars.color.line}`, color: vars.color.muted }],
  warn: [badge, { backgroundColor: vars.color.warnSoft, color: vars.color.onWarnSoft }],
  accent: [badge, { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft }],
  strong: [badge, { backgroundColor: vars.color.accent, color: vars.color.onAccent }],
  good: [badge, { backgroundColor: vars.color.goodSoft, color: vars.color.onGoodSoft }],
  bad: [badge, { backgroundColor: vars.color.badSoft, color: vars.color.onBadSoft }],
  decided: [badge, { boxShadow: `${line} currentColor`, color: vars.color.ink }],
})

/** A bar along its upper edge says the state by its colour, beside the mark and the words. */
const top = style([
  panel,
  {
    position: 'relative',
    display: 'grid',
    gap: vars.space.xs,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: vars.frame.inset,
      insetInline: vars.frame.inset,
      blockSize: 4,
    },
  },
])
const barOf = (backgroundColor: string) => ({ '::before': { backgroundColor } })
export const hero = styleVariants({
  quiet: [top, barOf(vars.color.line)],
  warn: [top, barOf(vars.color.warn)],
  accent: [top, barOf(vars.color.accentText)],
  strong: [top, barOf(vars.color.accent)],
  good: [top, barOf(vars.color.good)],
  bad: [top, barOf(vars.color.bad)],
  decided: [top, barOf(vars.color.ink)],
})
export const much = style({ fontSize: vars.size.xl, fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' })
export const means = style({ color: vars.color.muted })
export const reason = style({ fontWeight: 600 })
export const quote = style({ justifySelf: 'start' })
export const back = style({ justifySelf: 'start' })
export const receipt = style([panel, { display: 'grid', gap: vars.space.s }])
export const missing = style({ display: 'grid', gap: vars.space.m, minInlineSize: 0 })
export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  alignItems: 'baseline',
  justifyContent: 'space-between',
})
export const time = style({
  fontSize: vars.size.l,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space.s,
  alignItems: 'center',
  paddingBlock: vars.space.xs,
  selectors: {
    // The way from one to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 13,
      insetBlock: '50% -50%',
      inlineSize: 2,
      backgroundColor: vars.color.line,
    },
  },
})
export const stepMark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.muted,
})
export const stepNow = style({ borderColor: vars.color.accentText, color: vars.color.accentText })
export const when = style({
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
