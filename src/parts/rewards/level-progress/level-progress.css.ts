import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

/** How high the marks of the lowest and the highest level are, in rems, where marks rise. */
export const LOWEST = 2.5
export const HIGHEST = 6

const row = style({
  display: 'flex',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  paddingBlockEnd: vars.space.xs,
  overflowX: 'auto',
  listStyle: 'none',
  alignItems: 'end',
})
export const levels = styleVariants({
  seals: [row],
  bar: [row, { gap: 0 }],
  doors: [row],
  stairs: [row, { gap: 0 }],
})
export const level = style({
  display: 'grid',
  flex: '1 0 4.5rem',
  gap: vars.space.xs,
  justifyItems: 'center',
  color: vars.color.muted,
  selectors: { '&[data-state="current"]': { color: vars.color.ink } },
})
export const name = style({
  fontSize: vars.size.xs,
  textAlign: 'center',
  maxInlineSize: '12rem',
  overflowWrap: 'break-word',
  selectors: { [`${level}[data-state="current"] &`]: { fontWeight: 700 } },
})

const drawn = style({
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  color: vars.color.muted,
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums',
  selectors: {
    [`${level}[data-state="passed"] &`]: { borderColor: vars.color.accentText, color: vars.color.accentText },
    [`${level}[data-state="current"] &`]: {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: 700,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: { [`${level}[data-state="current"] &`]: { borderWidth: 4, borderColor: 'Highlight' } },
    },
  },
})
export const mark = styleVariants({
  seals: [drawn, { inlineSize: '3rem', blockSize: '3rem', borderRadius: '50%', borderStyle: 'double', borderWidth: 4 }],
  doors: [drawn, { inlineSize: '3.5rem', borderStartStartRadius: '2rem', borderStartEndRadius: '2rem' }],
  bar: [
    drawn,
    {
      inlineSize: '100%',
      blockSize: '3rem',
      borderRadius: vars.radius.s,
      borderStyle: 'dashed',
      selectors: { [`${level}[data-state="current"] &`]: { borderStyle: 'solid' } },
    },
  ],
  stairs: [drawn, { inlineSize: '100%', borderInlineEndWidth: 0 }],
})
