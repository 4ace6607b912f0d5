/** What a card does: a press anywhere plays; where a pointer hovers, both choices come up on the picture. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'

/** Put on the card; it is what `play` covers. */
export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  blockSize: '100%',
})
const shown = `${card}:hover &, ${card}:focus-within &`
const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.35em',
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  fontWeight: 700,
  lineHeight: tightLeading(1.2),
  whiteSpace: 'nowrap',
  pointerEvents: 'auto',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.forced]: { borderColor: 'ButtonText' } },
})
export const playIcon = style({ inlineSize: '0.9em', blockSize: '0.9em', fill: 'currentColor' })
/** Lies over the card. Without a hovering pointer both stand in one cell: `play` unseen, `trial` in the corner. */
export const actions = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  padding: vars.space.xxs,
  pointerEvents: 'none',
  '@media': {
    [media.hover]: { placeContent: 'center', justifyItems: 'center', gap: vars.space.xs },
  },
})
export const play = style([
  pill,
  {
    gridArea: '1 / 1',
    placeSelf: 'center',
    minBlockSize: vars.control.s,
    paddingInline: vars.space.m,
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    fontSize: vars.size.s,
    opacity: 0,
    selectors: {
      '&:focus-visible': { opacity: 1 },
      // Not positioned itself, so this is as large as what lies over the card.
      '&::after': { content: '', position: 'absolute', inset: 0 },
    },
    '@media': {
      [media.hover]: {
        gridArea: 'auto',
        selectors: { [shown]: { opacity: 1 }, '&:hover': { backgroundColor: vars.color.accentHover } },
      },
    },
  },
])
export const trial = style([
  pill,
  {
    position: 'relative',
    zIndex: 1,
    gridArea: '1 / 1',
    placeSelf: 'start end',
    // Beside the mark in the other corner, whatever the size of letters.
    maxInlineSize: 'calc(100% - 1.6rem)',
    whiteSpace: 'normal',
    textAlign: 'center',
    minBlockSize: '1.75rem',
    paddingInline: '0.65em',
    borderColor: `color-mix(in srgb, ${vars.color.ink} 22%, transparent)`,
    backgroundColor: vars.color.scrim,
    color: vars.color.ink,
    fontSize: vars.size.xs,
    // A finger needs more than what is drawn.
    selectors: { '&::before': { content: '', position: 'absolute', inset: '-0.55rem -0.3rem' } },
    '@media': {
      [media.hover]: {
        gridArea: 'auto',
        placeSelf: 'center',
        maxInlineSize: '100%',
        minBlockSize: vars.control.s,
        paddingInline: vars.space.s,
        opacity: 0,
        selectors: {
          [shown]: { opacity: 1 },
          '&:hover': { backgroundColor: vars.color.raised, borderColor: vars.color.edge },
          '&::before': { inset: '-0.2rem 0' },
        },
      },
    },
  },
])
/** Further controls, at the end of the card's last line of words. */
export const tools = style({
  position: 'absolute',
  insetInlineEnd: vars.space.xs,
  insetBlockEnd: vars.space.xs,
  zIndex: 1,
  display: 'flex',
  gap: '0.75rem',
})
/** How much of that line they take. */
export const TOOLS_ROOM = '5.25rem'
