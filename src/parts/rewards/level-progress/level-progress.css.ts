import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'

/** How high a level's line is, where they stand below each other. */
const LINE = '2.875rem'
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
  // What is said of it to a screen reader scrolls with it, and widens no page.
  position: 'relative',
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

/** On the page of levels: a league's table, a scroll with a seal at each line, doors and steps with what they hold. */
// No wider than an eye goes from a level to what it brings.
const lines = style({ display: 'grid', gap: 0, paddingBlockEnd: 0, overflowX: 'visible', maxInlineSize: '44rem' })
export const wholes = styleVariants({
  bar: [lines],
  seals: [lines],
  doors: {},
  stairs: {},
})
const ofLine = `:is(${wholes.bar}, ${wholes.seals}) > `
globalStyle(`${ofLine}${level}`, {
  gridTemplateColumns: '2.5rem minmax(5rem, 1fr) minmax(0, max-content)',
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: vars.space.s,
  minBlockSize: LINE,
})
globalStyle(`${wholes.bar} > ${level}`, {
  borderBlockEnd: `1px solid ${vars.color.line}`,
  paddingInline: vars.space.xs,
})
globalStyle(`${wholes.bar} > ${level}[data-state="current"]`, {
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
})
// The string that the seals hang on.
globalStyle(`${wholes.seals} > ${level}`, {
  backgroundImage: `linear-gradient(${vars.color.accentText}, ${vars.color.accentText})`,
  backgroundSize: '2px 100%',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'calc(1.25rem - 1px) 0',
})
globalStyle(`${wholes.seals} > ${level}:dir(rtl)`, { backgroundPosition: 'calc(100% - 1.25rem + 1px) 0' })
globalStyle(`${wholes.bar} ${mark.bar}`, { inlineSize: '2rem', blockSize: '2rem' })
globalStyle(`${wholes.seals} ${mark.seals}`, { inlineSize: '2.5rem', blockSize: '2.5rem' })
globalStyle(`${ofLine}${level} > ${name}`, { fontSize: vars.size.m, textAlign: 'start', overflowWrap: 'anywhere' })
export const brings = style({
  display: 'grid',
  justifyItems: 'end',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '11.5rem 10rem', columnGap: vars.space.m, fontSize: vars.size.s },
  },
})
/** What reaching a level brings, written on its door or step. */
export const inside = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.xs,
  fontWeight: 650,
  whiteSpace: 'nowrap',
})
globalStyle(`:is(${wholes.doors}, ${wholes.stairs}) ${mark.doors}, ${wholes.stairs} ${mark.stairs}`, {
  alignContent: 'center',
  rowGap: 2,
})
/**
 * The room of the levels of a usual club, and of what goes with them, until they come: a guest's button, or how far a member
 * is, what the next level brings and the way to a game.
 */
const LINES = `calc(7 * ${LINE})`
const [DOORS, HIGH_DOORS, STAIRS] = ['10.625rem', '16.5rem', '8.25rem']
const room = (list: string, guest: string, member: readonly [phone: string, tablet: string], wide = list) =>
  style([
    skeleton,
    {
      borderRadius: vars.radius.m,
      minBlockSize: `calc(${list} + ${guest})`,
      selectors: { '&[data-member]': { minBlockSize: `calc(${list} + ${member[0]})` } },
      '@media': {
        [media.tablet]: { selectors: { '&[data-member]': { minBlockSize: `calc(${list} + ${member[1]})` } } },
        [media.desktop]: { selectors: { '&[data-member]': { minBlockSize: `calc(${wide} + ${member[1]})` } } },
      },
    },
  ])
export const waiting = {
  bar: room(LINES, '3.75rem', ['15.75rem', '11.25rem']),
  seals: room(LINES, '3.75rem', ['15.75rem', '11.25rem']),
  doors: room(DOORS, '3.75rem', ['12.25rem', '10.75rem'], HIGH_DOORS),
  stairs: room(STAIRS, '3.75rem', ['12.5rem', '11.25rem']),
}
