import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { align, gap, split, wrap } from '../../../ui/layout/layout.css.ts'
import { media } from '../../../ui/layout/media.ts'

const between = vars.space.xs

export const all = style({ display: 'grid', gap: between })

/** As high as the buttons will be, so that what stands below stays where it is. */
export const place = styleVariants({ 1: 1, 2: 2 }, (rows) => ({
  minBlockSize: `calc(${rows} * (${vars.control.m} + ${between}) + 1.5rem)`,
}))

/** A word between two lines. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: '1.5rem',
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  },
})

/** Words of any length stay clear of the mark, and in the middle of the whole button. */
export const button = style({
  paddingInline: `calc(${vars.space.s} + 1.75rem + ${vars.space.xs})`,
  paddingBlock: vars.space.xs,
  whiteSpace: 'normal',
})
/** The providers want their marks on white, whatever the button's own colour is. */
export const tile = style({
  position: 'absolute',
  insetInlineStart: vars.space.xs,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.s,
  backgroundColor: 'white',
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
})
export const mark = style({ inlineSize: '1.25rem', blockSize: '1.25rem' })

export const waiting = style([
  split,
  wrap,
  align.center,
  gap.xs,
  { fontSize: vars.size.s, color: vars.color.muted, selectors: { '&:empty': { display: 'none' } } },
])
