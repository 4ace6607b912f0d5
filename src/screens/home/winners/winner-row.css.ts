/** What a line of the board tells, and a step of the podium. */
import { globalStyle, style } from '@vanilla-extract/css'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { vars } from '../../../theme/contract.css.ts'
import { clamped, oneLine } from '../../../ui/layout/truncate.ts'
import { media } from '../../../ui/layout/media.ts'
import { podium } from './podium.css.ts'
import { lines } from './winners-board.css.ts'

const placeBase = style({ gridArea: 'place', minInlineSize: 0, fontVariantNumeric: 'tabular-nums' })
/** The place, and the game's picture beside it, or behind it. */
export const place = {
  line: style([
    placeBase,
    {
      display: 'grid',
      gridTemplateColumns: '1.5rem 2.5rem',
      alignItems: 'center',
      columnGap: vars.space.xs,
      color: vars.color.muted,
      fontSize: vars.size.s,
      fontWeight: 650,
    },
  ]),
  step: style([placeBase, { position: 'relative', minBlockSize: 0 }]),
}
export const picture = {
  line: style({ borderRadius: vars.radius.s }),
  step: style({
    // Twice: which of the two files comes last on a page is not said.
    selectors: { '&&': { position: 'absolute', aspectRatio: 'auto' } },
    inset: 0,
    maskImage: 'linear-gradient(to bottom, black 82%, transparent)',
  }),
}
// Flat on phones: of a cover cut in half its upper part, where the motif is.
globalStyle(`${picture.step} img`, {
  objectPosition: '50% 0',
  '@media': { [media.desktop]: { objectPosition: '50% 50%' } },
})
export const number = {
  line: style({ textAlign: 'center' }),
  step: style({
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: vars.space.xs,
    insetBlockStart: vars.space.xs,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '2.25rem',
    blockSize: '2.25rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.scrim,
    color: vars.color.ink,
    fontFamily: vars.font.display,
    fontWeight: vars.font.displayWeight,
    fontSize: vars.size.l,
    lineHeight: 1,
  }),
}
globalStyle(`${podium} > tr:first-child ${number.step}`, {
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
})

const inStep = { paddingInline: vars.space.s } as const
const gameBase = style({ gridArea: 'game', minInlineSize: 0, fontWeight: 650, lineHeight: tightLeading(1.3) })
export const game = { line: style([gameBase, oneLine]), step: style([gameBase, oneLine, inStep]) }
/** Covers the whole line. */
export const link = style({
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -3,
      borderRadius: vars.radius.s,
    },
  },
})
const playerBase = style([
  { gridArea: 'player', minInlineSize: 0 },
  oneLine,
  { color: vars.color.muted, fontSize: vars.size.s },
])
export const player = { line: playerBase, step: style([playerBase, inStep]) }
const whenBase = style([
  { gridArea: 'when', minInlineSize: 0 },
  oneLine,
  { color: vars.color.muted, fontSize: vars.size.xs },
])
export const when = {
  line: style([whenBase, { justifySelf: 'start', '@media': { [media.tablet]: { justifySelf: 'end' } } }]),
  step: style([whenBase, inStep]),
}
globalStyle(`${lines.table} ${when.line}`, {
  '@media': { [media.tablet]: { justifySelf: 'start', fontSize: vars.size.s } },
})
const amountBase = style({
  gridArea: 'amount',
  minInlineSize: 0,
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
})
export const amount = {
  line: style([amountBase, { justifySelf: 'end' }]),
  step: style([
    amountBase,
    inStep,
    {
      ...clamped,
      WebkitLineClamp: 1,
      paddingBlockStart: vars.space.xs,
      color: vars.color.accentText,
      fontFamily: vars.font.display,
      fontWeight: vars.font.displayWeight,
      fontSize: `min(${vars.size.l}, 4.6vw)`,
      lineHeight: 1.25,
    },
  ]),
}
globalStyle(`${podium} > tr:first-child ${amount.step}`, { fontSize: `min(${vars.size.xl}, 6vw)` })
