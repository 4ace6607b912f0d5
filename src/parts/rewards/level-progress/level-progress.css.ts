import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

/** How high the mark of the lowest level is, where marks rise, and how much higher that of the highest. */
const [LOWEST, RISE] = ['2.5rem', '3.5rem']
/** What a page with more room says in the place of both. */
export const lowest = createVar()
export const rise = createVar()
/** The two that hold. */
export const heights = { lowest: fallbackVar(lowest, LOWEST), rise: fallbackVar(rise, RISE) }

/** Between two levels: none where they touch. */
const gapOf = createVar()

const row = style({
  vars: { [gapOf]: vars.space.xs },
  display: 'flex',
  gap: gapOf,
  margin: 0,
  padding: 0,
  paddingBlockEnd: vars.space.xs,
  overflowX: 'auto',
  listStyle: 'none',
  alignItems: 'end',
  // Whole steps alone: a phone shows four of them.
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
})
export const levels = styleVariants({
  seals: [row],
  bar: [row, { vars: { [gapOf]: '0px' } }],
  doors: [
    row,
    {
      vars: { [lowest]: '4.625rem', [rise]: '4rem' },
      '@media': { [media.desktop]: { vars: { [lowest]: '8rem', [rise]: '6.5rem' } } },
    },
  ],
  stairs: [row, { vars: { [gapOf]: '0px' } }],
})
export const level = style({
  display: 'grid',
  flex: `0 0 calc((100% - 3 * ${gapOf}) / 4)`,
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  gap: vars.space.xs,
  justifyItems: 'center',
  '@media': { [media.tablet]: { flex: '1 0 4.5rem' } },
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
    [`${level}[data-state="passed"] &`]: {
      borderColor: vars.color.accentText,
      borderStyle: 'solid',
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
    },
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
  // A leaf within its frame; light falls through those that were passed.
  doors: [
    drawn,
    {
      inlineSize: '100%',
      maxInlineSize: '6.5rem',
      alignItems: 'end',
      paddingBlockEnd: '0.75rem',
      borderStartStartRadius: '999px',
      borderStartEndRadius: '999px',
      outline: `1px solid color-mix(in oklab, ${vars.color.accent} 40%, transparent)`,
      outlineOffset: -7,
      fontSize: vars.size.l,
      backgroundImage: `linear-gradient(90deg, transparent calc(50% - 0.5px), color-mix(in oklab, ${vars.color.accent} 30%, transparent) 0 calc(50% + 0.5px), transparent 0)`,
      selectors: {
        [`${level}[data-state="passed"] &`]: {
          backgroundImage: `radial-gradient(70% 55% at 50% 100%, color-mix(in oklab, ${vars.color.accent} 72%, ${vars.color.surface}), transparent)`,
        },
        [`${level}[data-state="current"] &`]: {
          outlineColor: vars.color.onAccent,
          backgroundImage: `radial-gradient(90% 70% at 50% 100%, color-mix(in oklab, ${vars.color.accent} 45%, #fff), transparent)`,
        },
      },
    },
  ],
  bar: [
    drawn,
    {
      inlineSize: '100%',
      blockSize: '3rem',
      borderRadius: vars.radius.s,
      borderStyle: 'dashed',
      selectors: { [`${level}:not([data-state="ahead"]) &`]: { borderStyle: 'solid' } },
    },
  ],
  stairs: [drawn, { inlineSize: '100%', borderInlineEndWidth: 0 }],
})
