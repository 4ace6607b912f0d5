/** The card that each brand's hand draws over the home page's first picture: a first view has it, empty of any offer. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { tightLeading } from '../../../../theme/writing-systems.ts'
import { media } from '../../../../ui/layout/media.ts'
import { byChoice } from '../../../../ui/layout/by-choice.ts'

/** Each class is drawn by the hand that an ancestor names: `data-hand`. */

/** The ground of a plate in either mode. */
export const INK = '#0d0c0a'

/** How high the first picture is, with all that lies on it: less than half of a window. */
export const HEIGHTS = {
  ticket: { guest: '21.75rem', member: '17.9375rem', desktop: '25rem' },
  plaque: { guest: '19.75rem', member: '17.25rem', desktop: '18rem' },
  plate: { guest: '20.25rem', member: '20.25rem', desktop: '23.5rem' },
  blocks: { guest: '21.125rem', member: '17.5rem', desktop: '19.5rem' },
} as const

/** Room for the dots and the pause below a ticket. */
const CONTROLS = '2.75rem'
/** How high what stands below a phone's picture is, where a plaque hangs on it: terms, and a line for the button. */
export const PLAQUE_FOOT = '7.25rem'
/** The holes at both ends of a tear line. */
const NOTCH = '0.625rem'

const accent = (part: number, other: string): string => `color-mix(in oklab, ${vars.color.accent} ${part}%, ${other})`
/** Lacquer with one gilt line. */
export const lacquer = {
  color: vars.color.onAccent,
  backgroundColor: vars.color.accent,
  backgroundImage: `radial-gradient(120% 120% at 30% 0%, ${vars.color.accent}, ${accent(58, '#000')})`,
  boxShadow: `inset 0 0 0 5px transparent, inset 0 0 0 1px ${accent(60, '#000')}, 0 8px 24px rgb(0 0 0 / 0.28)`,
  outline: `1px solid ${vars.color.gilt}`,
  outlineOffset: '-6px',
  borderRadius: vars.radius.s,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
} as const

/** The tear line between two papers. */
const TEAR = `repeating-linear-gradient(to right, ${vars.color.line} 0 6px, transparent 6px 11px)`
const hole = (at: string): string => `radial-gradient(circle ${NOTCH} at ${at}, transparent 97%, ${vars.color.surface})`

/**
 * Paper with a hole in both of its corners at the tear line: what lies behind it shows. Drawn rather than masked, since a mask
 * would keep the slide's press within it.
 * @param tear what is drawn along the line, over the paper
 */
const paper = (line: '0' | '100%', tear = 'none') =>
  ({
    backgroundImage: `${tear}, ${hole(`0 ${line}`)}, ${hole(`100% ${line}`)}`,
    backgroundSize: `calc(100% - 2 * (${NOTCH} + 4px)) 2px, 50.5% 100%, 50.5% 100%`,
    backgroundPosition: 'top center, left top, right top',
    backgroundRepeat: 'no-repeat',
  }) as const

export const slide = byChoice(
  'hand',
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    blockSize: '100%',
  },
  {
    ticket: {
      // The slide around it is pressed as a whole, with what lies beside the page's margins.
      position: 'static',
      gridTemplateRows: 'auto auto',
      // The headline stands right above its card, whatever height is left.
      alignContent: 'end',
      gap: '0.75rem',
      padding: `0.75rem ${vars.space.m} ${CONTROLS}`,
      '@media': {
        [media.tablet]: { paddingInline: vars.space.l },
        [media.desktop]: {
          alignContent: 'center',
          gap: '1rem',
          paddingBlock: '1.25rem 1.5rem',
          paddingInline: 0,
          // Beside what a member could do next, it ends on one line with that.
          selectors: {
            '[data-measure="next"] &': { alignContent: 'end', justifyItems: 'end', paddingBlockEnd: '3rem' },
          },
        },
      },
    },
    plaque: {
      gridTemplateRows: 'minmax(0, 1fr) auto',
      '@media': { [media.tablet]: { gridTemplateRows: 'minmax(0, 1fr)', alignItems: 'center', padding: '0.875rem' } },
    },
    plate: { alignItems: 'end', '@media': { [media.desktop]: { alignItems: 'center' } } },
    blocks: { gridTemplateRows: 'minmax(0, 1fr) auto' },
  },
)

export const card = byChoice(
  'hand',
  // No place of its own, so that the press of what it holds takes the whole slide.
  { minInlineSize: 0, color: vars.color.ink },
  {
    ticket: {
      display: 'grid',
      // The last one, whether a headline stands above it or not.
      gridRow: '2',
      gridTemplateRows: '1fr auto',
      inlineSize: '100%',
      maxInlineSize: '37.5rem',
      // As high as three things beside it.
      selectors: { '[data-who="member"] &': { minBlockSize: '12rem' } },
      '@media': { [media.forced]: { border: '1px solid CanvasText' } },
    },
    plaque: {
      display: 'contents',
      '@media': {
        [media.tablet]: {
          ...lacquer,
          display: 'grid',
          // As high as what is on it.
          gap: '0.75rem',
          inlineSize: 'min(23rem, 52%)',
          padding: '1.25rem 1.5rem 1.375rem',
        },
      },
    },
    plate: {
      display: 'grid',
      // Words at the start, what can be done at the end of the last line.
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0.125rem 0.75rem',
      blockSize: '100%',
      alignContent: 'end',
      alignItems: 'end',
      padding: `4rem ${vars.space.m} 0.25rem`,
      // Dark below all words, in either mode: what a picture is like decides no contrast. It begins below the table's rim.
      backgroundImage: `linear-gradient(to top, ${vars.color.ground} 28%, transparent 40%)`,
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'center',
          gap: '1.125rem',
          padding: `1.25rem ${vars.space.l} 0`,
          paddingInlineEnd: '57%',
          backgroundImage: `linear-gradient(to right, ${vars.color.ground} 28%, transparent 42%)`,
          selectors: {
            '&:dir(rtl)': {
              backgroundImage: `linear-gradient(to left, ${vars.color.ground} 28%, transparent 42%)`,
            },
          },
        },
        [media.desktop]: { paddingInlineStart: '2.5rem' },
      },
    },
    blocks: {
      display: 'grid',
      alignContent: 'center',
      gap: '0.625rem',
      inlineSize: '58%',
      padding: '0.75rem 0 0.75rem 0.875rem',
      '@media': {
        [media.tablet]: { inlineSize: '54%', padding: '1rem 1.75rem' },
        [media.desktop]: { inlineSize: '47%', gap: '1rem' },
      },
    },
  },
)

export const words = byChoice(
  'hand',
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '0.125rem',
    minInlineSize: 0,
    overflowWrap: 'break-word',
  },
  {
    ticket: {
      ...paper('100%'),
      padding: '0.75rem 1rem 0.5rem',
      borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
      '@media': { [media.desktop]: { padding: '1.125rem 1.375rem 0.75rem' } },
    },
    plaque: {
      ...lacquer,
      alignContent: 'center',
      inlineSize: '52%',
      margin: '0.5rem',
      padding: '0.625rem 0.875rem',
      '@media': {
        ...lacquer['@media'],
        [media.tablet]: {
          inlineSize: 'auto',
          margin: 0,
          padding: 0,
          background: 'none',
          boxShadow: 'none',
          outline: 'none',
          alignContent: 'start',
        },
      },
    },
    plate: { gap: '0.25rem', gridColumn: '1 / -1' },
    blocks: { gap: '0.25rem' },
  },
)

export const foot = byChoice(
  'hand',
  { minInlineSize: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5rem' },
  {
    ticket: {
      ...paper('0', TEAR),
      padding: '0.625rem 1rem 0.75rem',
      borderRadius: `0 0 ${vars.radius.l} ${vars.radius.l}`,
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '1rem' },
        [media.desktop]: { padding: '0.875rem 1.375rem 1.125rem' },
      },
    },
    plaque: {
      alignContent: 'space-between',
      gap: '0.25rem',
      minBlockSize: PLAQUE_FOOT,
      padding: '0.375rem 0.75rem 0.5rem',
      backgroundColor: vars.color.surface,
      '@media': { [media.tablet]: { minBlockSize: 0, gap: '1.25rem', padding: 0, background: 'none' } },
    },
    plate: { gridColumn: '-2', gap: 0, '@media': { [media.tablet]: { gap: '1rem' } } },
    blocks: {},
  },
)
export const headline = byChoice(
  'hand',
  {},
  {
    ticket: {
      fontSize: 'clamp(1.9375rem, 1.4rem + 2.2vw, 3.375rem)',
      lineHeight: tightLeading(1.06),
      hyphens: 'manual',
    },
    plaque: {
      color: vars.color.gilt,
      fontSize: 'clamp(1.5rem, 1.1rem + 1.6vw, 2.375rem)',
      lineHeight: tightLeading(1.12),
      '@media': { [media.desktop]: { marginBlockEnd: '0.25rem' } },
    },
    plate: { fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.75rem)', lineHeight: tightLeading(1.1) },
    blocks: { fontSize: 'clamp(1.375rem, 1.05rem + 1.3vw, 2.375rem)', lineHeight: tightLeading(1.14) },
  },
)
/** What the brand says below its headline. */
export const lead = byChoice(
  'hand',
  {},
  {
    ticket: { fontSize: vars.size.m, lineHeight: 1.4 },
    plaque: { fontSize: vars.size.s, lineHeight: 1.45 },
    plate: { fontSize: vars.size.m, color: vars.color.muted, maxInlineSize: '40ch' },
    blocks: { fontSize: vars.size.s, lineHeight: 1.4, color: vars.color.muted },
  },
)
export const small = byChoice(
  'hand',
  { fontSize: '0.8125rem', lineHeight: 1.35, minInlineSize: 0 },
  { plaque: { '@media': { [media.tablet]: { color: vars.color.onAccent } } } },
)
/** A link before another one: a dot between them would stand alone at the end of a line. */
export const apart = style({ marginInlineEnd: '0.75em' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  position: 'relative',
  zIndex: 1,
})
