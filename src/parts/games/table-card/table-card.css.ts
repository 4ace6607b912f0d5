/** A live table in a list: the same parts for each, which `layout.tables` arranges and draws. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { cardButton } from '../game-card/card-button.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { clamped, oneLine } from '../../../ui/layout/truncate.ts'
import { inSlip, plan, planPlace, slip, slipPlace } from './table-papers.css.ts'
import { board, boardHeads, cell, cellFigure, cellHeads, cellPart, lit, rowPlace } from './table-rows.css.ts'

const own = {
  accent: { '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } } } },
}

export const cards = { cells: cell, scoreboard: board, slips: slip, plan }
/** Where one will stand. */
export const places = { cells: rowPlace, scoreboard: rowPlace, slips: slipPlace, plan: planPlace }
export const heads = { cells: cellHeads, scoreboard: boardHeads }
/** What a pointer over it does. */
export const pressed = styleVariants({
  cells: { '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised } } } } },
  scoreboard: { '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised } } } } },
  slips: own.accent,
  plan: own.accent,
})

/** In its place of the arrangement, which the names above the columns share. */
const part = (gridArea: string) => style({ gridArea, minInlineSize: 0 })
export const parts = { name: part('name'), who: part('who'), limits: part('limits'), seats: part('seats') }

const twoLines = { ...clamped, WebkitLineClamp: 2, overflowWrap: 'break-word' } as const
const nameBase = style({ margin: 0, color: vars.color.ink, fontWeight: 650, letterSpacing: 'normal' })
const shown = { fontFamily: vars.font.display, fontWeight: vars.font.displayWeight } as const
export const names = styleVariants({
  cells: [nameBase, oneLine, cellPart, { fontSize: '0.9375rem', lineHeight: 1.3 }],
  scoreboard: [nameBase, oneLine, { fontSize: '0.9375rem', lineHeight: 1.25 }],
  slips: [nameBase, twoLines, shown, inSlip, { fontSize: vars.size.m, lineHeight: '1.25rem' }],
  plan: [
    nameBase,
    twoLines,
    shown,
    { alignSelf: 'center', fontSize: '1.0625rem', lineHeight: '1.3125rem', textAlign: 'center', textWrap: 'balance' },
  ],
})
const whoBase = style([oneLine, { color: vars.color.muted, fontSize: '0.8125rem', lineHeight: '1.25rem' }])
export const dealer = style({ selectors: { '&::after': { content: '" · "' } } })
export const who = styleVariants({
  cells: [whoBase, cellPart],
  scoreboard: [whoBase],
  slips: [whoBase, inSlip, { alignSelf: 'start' }],
  plan: [whoBase, { textAlign: 'center' }],
})
// In a column of its own a dealer is named alone: what is dealt stands below.
globalStyle(`:is(${who.cells}, ${who.scoreboard}) > span`, { '@media': { [media.desktop]: { display: 'block' } } })
globalStyle(`:is(${who.cells}, ${who.scoreboard}) > ${dealer}`, {
  '@media': { [media.desktop]: { color: vars.color.ink, fontSize: vars.size.s, fontWeight: 600 } },
})
globalStyle(`:is(${who.cells}, ${who.scoreboard}) > ${dealer}::after`, {
  '@media': { [media.desktop]: { display: 'none' } },
})

const sum = style([
  oneLine,
  {
    color: vars.color.ink,
    fontSize: vars.size.s,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.35,
  },
])
export const limits = styleVariants({
  cells: [sum, cellFigure],
  scoreboard: [sum, lit],
  slips: [sum, inSlip, { fontSize: '0.8125rem', lineHeight: 1.2, whiteSpace: 'normal' }],
  // Engraved in the middle of the table: two lines of sums that have no room beside each other.
  plan: [
    {
      selectors: { '&&': { gridArea: 'plan' } },
      placeSelf: 'center',
      inlineSize: '52%',
      color: vars.color.accentText,
      fontFamily: vars.font.display,
      fontSize: '0.9375rem',
      '@media': { [media.tablet]: { fontSize: '1.125rem' } },
      fontVariantNumeric: 'lining-nums tabular-nums',
      lineHeight: 1.2,
      textAlign: 'center',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
  ],
})
const openTo = style({
  overflow: 'hidden',
  color: vars.color.muted,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
})
export const seats = styleVariants({
  cells: [openTo, cellFigure],
  scoreboard: [openTo, lit],
  slips: [openTo, inSlip],
  plan: [openTo, { display: 'grid', justifyItems: 'center' }],
})

/** The upper part of the cover, above its letters. */
const picture = style({ gridArea: 'picture', minInlineSize: 0 })
export const pictures = styleVariants({
  scoreboard: [picture, { aspectRatio: 'auto', alignSelf: 'stretch', borderRadius: vars.radius.s }],
  slips: [
    picture,
    { aspectRatio: '3 / 2', border: `5px solid ${vars.color.raised}`, boxShadow: `0 0 0 1px ${vars.color.line}` },
  ],
  // Whoever deals, at the dealer's edge.
  plan: [
    picture,
    {
      selectors: { '&&': { gridArea: 'plan' } },
      justifySelf: 'center',
      alignSelf: 'start',
      inlineSize: '19%',
      marginBlockStart: '1.5%',
      aspectRatio: '1',
      borderRadius: '50%',
      border: `1.5px solid ${vars.color.accent}`,
    },
  ],
})
globalStyle(`:is(${pictures.scoreboard}, ${pictures.slips}, ${pictures.plan})`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
})
globalStyle(`:is(${pictures.scoreboard}, ${pictures.slips}, ${pictures.plan}) > img`, { objectPosition: '50% 0' })
globalStyle(`:is(${pictures.scoreboard}, ${pictures.plan}) > [aria-hidden]`, { display: 'none' })

/** A press anywhere on the card is one on its button. */
const pressBase = style({
  ...cardButton,
  gridArea: 'press',
  paddingInline: vars.space.xs,
  whiteSpace: 'nowrap',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent, color: vars.color.accentText } } },
  },
})
const wide = { paddingInline: vars.space.s, alignSelf: 'center' } as const
export const press = styleVariants({
  cells: [
    pressBase,
    wide,
    { borderRadius: 0, borderBlock: 0, borderInlineEnd: 0, alignSelf: 'stretch', borderColor: vars.color.line },
  ],
  scoreboard: [pressBase, { alignSelf: 'center' }],
  slips: [pressBase, inSlip],
  plan: [pressBase],
})
/** For keys and readers: a pointer finds the same in the preview. */
export const tools = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  zIndex: 2,
  display: 'flex',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  selectors: {
    '&:not(:focus-within)': { inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
