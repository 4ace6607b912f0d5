import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { gap, inset, panel, stack } from '../../../ui/layout/layout.css.ts'

/** A bar along the upper edge says the state by its colour, beside the mark and the words. */
const edge = style([
  panel,
  inset.m,
  stack,
  gap.xs,
  {
    position: 'relative',
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
const edgeOf = (backgroundColor: string) => [edge, { '::before': { backgroundColor } }]
export const head = styleVariants({
  quiet: edgeOf(vars.color.line),
  warn: edgeOf(vars.color.warn),
  accent: edgeOf(vars.color.accentText),
  strong: edgeOf(vars.color.accent),
  good: edgeOf(vars.color.good),
  bad: edgeOf(vars.color.bad),
  decided: edgeOf(vars.color.ink),
})

export const steps = style({ display: 'grid' })
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
