/** What an offer adds to the card that each brand's hand draws: its number, what is asked for, a drawing of its own. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { scriptTracking, scriptWords, tightLeading } from '../../../../theme/writing-systems.ts'
import { media } from '../../../../ui/layout/media.ts'
import { headline, INK } from './offer-frame.css.ts'
import { clamped, oneLine } from '../../../../ui/layout/truncate.ts'

const titleBase = style([
  { ...clamped, WebkitLineClamp: 3 },
  { display: '-webkit-box', margin: 0, fontFamily: vars.font.text, fontWeight: 650, lineHeight: tightLeading(1.25) },
])
export const title = styleVariants({
  ticket: [titleBase, { fontSize: '0.9375rem', '@media': { [media.desktop]: { fontSize: '1.125rem' } } }],
  plaque: [titleBase, { fontSize: '0.8125rem', '@media': { [media.desktop]: { fontSize: '0.9375rem' } } }],
  plate: [
    titleBase,
    { color: vars.color.accentText, fontSize: '0.75rem', letterSpacing: '0.1em', textTransform: 'uppercase' },
  ],
  blocks: [titleBase, { color: vars.color.accentText, fontSize: '0.875rem' }],
})
export const kind = style({
  display: 'inline-block',
  marginInlineEnd: '0.5em',
  paddingInline: '0.5em',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
})
/** Its title where that stands above its card, in two lines at the most. */
export const ownHeadline = style([
  headline,
  {
    ...clamped,
    WebkitLineClamp: 2,
    display: '-webkit-box',
    // Two whole lines, however much the card below it says.
    minBlockSize: 'min-content',
    '@media': { [media.belowTablet]: { selectors: { '[data-hand] &': { fontSize: '1.25rem' } } } },
  },
])
globalStyle(`${ownHeadline} > ${kind}`, { fontSize: '0.9375rem', verticalAlign: 'middle' })
/** Letters alone, on a plate. */
export const kindPlate = style({ marginInlineEnd: '0.5em' })
/** On lacquer, where the accent is the ground. */
export const kindLacquer = style({ marginInlineEnd: '0.5em', '::after': { content: '·', marginInlineStart: '0.5em' } })

const figureBase = style({
  margin: 0,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: scriptTracking(vars.font.displayTracking),
  wordSpacing: scriptWords(vars.font.displayWords),
  lineHeight: tightLeading(1),
})
export const figure = styleVariants({
  ticket: [figureBase, { color: vars.color.accentText, fontSize: 'clamp(2.25rem, 1.85rem + 1.7vw, 3.625rem)' }],
  plaque: [figureBase, { color: vars.color.gilt, fontSize: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.75rem)' }],
  // One line on a phone, where the button stands in the next.
  plate: [
    figureBase,
    {
      ...oneLine,
      fontSize: '1.625rem',
      lineHeight: tightLeading(30 / 26),
      '@media': {
        [media.tablet]: { whiteSpace: 'normal', fontSize: '2rem', lineHeight: tightLeading(1.1) },
        [media.desktop]: { fontSize: '2.5rem' },
      },
    },
  ],
  blocks: [
    figureBase,
    {
      fontSize: 'clamp(1.375rem, 0.9rem + 1.65vw, 2.375rem)',
      lineHeight: tightLeading(1.14),
      fontWeight: 700,
      textWrap: 'balance',
    },
  ],
})
/** A long sum: smaller letters rather than a second line. */
export const long = styleVariants({
  ticket: { fontSize: 'clamp(1.625rem, 1.2rem + 1.7vw, 2.75rem)' },
  plaque: { fontSize: 'clamp(1.375rem, 1rem + 1.6vw, 2.5rem)' },
  plate: {},
  blocks: {},
})
/** A sum stands in one piece; a name may break. */
export const whole = style({ whiteSpace: 'nowrap' })
/** A sum of more letters than a phone has room for in large ones. */
export const huge = style({ fontSize: 'min(1.375rem, 4vw)' })
const noteBase = style({ margin: 0, minInlineSize: 0 })
export const note = styleVariants({
  ticket: [noteBase, { fontSize: '0.9375rem', fontWeight: 600 }],
  plaque: [
    noteBase,
    {
      flex: '1 1 7rem',
      fontFamily: vars.font.display,
      wordSpacing: scriptWords(vars.font.displayWords),
      fontSize: 'clamp(0.9375rem, 0.85rem + 0.5vw, 1.25rem)',
      lineHeight: tightLeading(1.25),
    },
  ],
  plate: [noteBase, { color: vars.color.muted, '@media': { [media.belowTablet]: { display: 'none' } } }],
  // What has to be bet is no smaller print.
  blocks: [noteBase, { fontSize: 'clamp(0.9375rem, 0.8rem + 0.6vw, 1.25rem)', fontWeight: 600, lineHeight: 1.35 }],
})
const rowBase = style({ display: 'grid', gap: '0.125rem', minInlineSize: 0 })
const rowBeside = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.75rem',
} as const
/** The number and what it is of: one below the other where it is narrow, side by side elsewhere. */
export const row = styleVariants({
  ticket: [rowBase, rowBeside],
  plaque: [
    rowBase,
    // Whichever has no room beside a long sum goes on below it.
    { '@media': { [media.desktop]: rowBeside } },
  ],
  plate: [rowBase],
  blocks: [rowBase, { gap: '0.25rem' }],
})

/** A press anywhere on the slide is one on its action. */
export const press = style({})
// A button of its own place would keep the press within it.
globalStyle(`a.${press}, button.${press}`, { position: 'static' })
globalStyle(`${press}::after`, { content: '""', position: 'absolute', inset: 0, zIndex: 1 })
globalStyle(`${press}:focus-visible::after`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: -5,
  borderRadius: vars.radius.m,
})
/** Lies above that press. */
export const above = style({ position: 'relative', zIndex: 2 })
export const termsLink = style([
  above,
  {
    color: 'inherit',
    fontWeight: 650,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
    whiteSpace: 'nowrap',
    // Two of them may stand in lines below each other: each has the height of its line.
    lineHeight: '1.625rem',
  },
])
/** The action of the hand: gold on lacquer from tablets on. */
export const action = styleVariants({
  ticket: {},
  plaque: {
    '@media': {
      [media.tablet]: {
        inlineSize: '100%',
        selectors: {
          '&&': { backgroundColor: vars.color.gilt, borderColor: 'transparent', color: vars.color.onGilt },
        },
      },
    },
  },
  plate: {},
  blocks: {},
})
/** A second way, for which a phone has no room on lacquer. */
export const second = styleVariants({
  ticket: [above],
  plaque: [above, { display: 'none' }],
  plate: [above],
  blocks: [above],
})
export const actions = styleVariants({
  ticket: { display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'center' },
  plaque: { display: 'grid', justifyContent: 'end', '@media': { [media.tablet]: { justifyContent: 'stretch' } } },
  plate: { display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' },
  blocks: { display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'center' },
})

/** Facts in one row, with lines between them where none of them can break. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  // On a phone in the line of the button.
  gridColumn: '1',
  margin: 0,
  gap: '0 1rem',
  lineHeight: tightLeading(1.3),
  '@media': { [media.tablet]: { columnGap: 0, lineHeight: 'inherit' } },
})
export const fact = style({
  display: 'grid',
  '@media': {
    [media.tablet]: {
      paddingInline: '1.25rem',
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '& + &': { borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
  },
})
export const factName = style({
  color: vars.color.muted,
  fontSize: '0.75rem',
  '@media': { [media.tablet]: { fontSize: '0.8125rem' } },
})
export const factValue = style({
  margin: 0,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { fontSize: vars.size.m } },
  fontWeight: 650,
  fontVariantNumeric: 'lining-nums tabular-nums',
})

/** The title block of a drawing: hairline cells below it. */
export const cells = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': { [media.desktop]: { paddingInlineEnd: '13rem' } },
})
export const cell = style({
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  padding: '0.375rem 0.625rem 0.5rem',
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.tablet]: { paddingInline: '0.875rem' } },
})
/** On a phone two beside each other, where there are four. */
export const cellsInTwo = style({
  '@media': {
    [media.belowTablet]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
/** A phone has room for four of them. */
export const cellIfRoom = style({ display: 'none', '@media': { [media.tablet]: { display: 'grid' } } })
export const cellName = style({ color: vars.color.muted, fontSize: '0.75rem', lineHeight: tightLeading(1.3) })
export const cellValue = style({
  margin: 0,
  fontSize: '0.8125rem',
  fontWeight: 650,
  lineHeight: tightLeading(1.3),
  fontVariantNumeric: 'tabular-nums',
})

/** Where a hand has its foot for other things, the age stands in the picture's corner, unless the header says it. */
const cornerBase = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '0.75rem',
  insetInlineEnd: '0.75rem',
  paddingInline: '0.625rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.scrim,
  color: vars.color.ink,
  fontSize: '0.75rem',
  lineHeight: '1.75rem',
  '@media': { [media.desktop]: { display: 'none' } },
})
export const corner = styleVariants({
  // On a phone it stands among the terms.
  plaque: [cornerBase, { '@media': { [media.belowTablet]: { display: 'none' } } }],
  // In a dark hall, in either mode.
  plate: [
    cornerBase,
    {
      insetInline: '0.5rem auto',
      insetBlockStart: '0.25rem',
      backgroundColor: 'transparent',
      color: '#d9d0be',
      '@media': { [media.tablet]: { insetInline: 'auto 0.5rem' } },
    },
  ],
})
/** What the header of a desktop says already. */
export const narrowOnly = style({
  '@media': { [media.desktop]: { display: 'none' } },
  // It lies on the picture there.
  selectors: {
    '[data-hand="plate"] &': { paddingInline: '0.5em', borderRadius: vars.radius.s, backgroundColor: INK },
  },
})
/** What a phone alone has among the terms, and what it leaves to the page of all terms. */
export const phoneOnly = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const notPhone = style({ '@media': { [media.belowTablet]: { display: 'none' } } })
export const board = style({ inlineSize: 'fit-content', maxInlineSize: '100%', blockSize: '3.25rem' })
