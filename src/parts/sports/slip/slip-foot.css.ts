import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { byChoice } from '../../../ui/layout/by-choice.ts'
import { media } from '../../../ui/layout/media.ts'

/** The holes at both ends of a tear line. */
const NOTCH = '0.625rem'
/** The teeth below a ticket that was torn off. */
const TEETH = '0.75rem'

const half = (side: '0' | '100%', room: string): string =>
  `radial-gradient(circle ${NOTCH} at ${side} 0, #0000 97%, #000) ${side} 0 / 51% calc(100% - ${room}) no-repeat`
const teeth = `conic-gradient(from -45deg at bottom, #000 90deg, #0000 0) bottom / calc(2 * ${TEETH}) ${TEETH} repeat-x`

/** Below the tear line: what the bet costs and brings. */
export const foot = byChoice(
  'hand',
  {
    display: 'grid',
    gap: '0.5rem',
    minInlineSize: 0,
    flexShrink: 0,
    paddingBlock: '0.75rem',
    paddingInline: vars.space.m,
    backgroundColor: vars.color.surface,
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  {
    ticket: {
      position: 'relative',
      // Over the seam: between two of them that end within a pixel the page would show as a line.
      marginBlockStart: -1,
      borderBlockStart: '0',
      mask: `${half('0', '0px')}, ${half('100%', '0px')}`,
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: `calc(${NOTCH} + 4px)`,
        blockSize: 2,
        backgroundImage: `repeating-linear-gradient(to right, color-mix(in oklab, ${vars.color.edge} 55%, ${vars.color.surface}) 0 6px, transparent 6px 11px)`,
      },
      selectors: {
        '[data-place="column"]&': {
          paddingBlockEnd: `calc(${TEETH} + 0.5rem)`,
          mask: `${half('0', TEETH)}, ${half('100%', TEETH)}, ${teeth}`,
        },
      },
      '@media': { [media.forced]: { mask: 'none', borderBlockStart: '2px dashed CanvasText' } as never },
    } as never,
    plaque: { borderBlockStart: `1px solid ${vars.color.gilt}`, boxShadow: `0 -3px 0 -2px ${vars.color.gilt}` },
    plate: { borderBlockStart: `3px double ${vars.color.line}` },
    blocks: { borderBlockStart: `1px dashed ${vars.color.edge}` },
  },
)
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
  minInlineSize: 0,
})
export const returnLine = style({ paddingBlockStart: 2 })
export const name = style({ fontSize: vars.size.s, fontWeight: 600 })
export const figure = style({
  marginInlineStart: 'auto',
  fontSize: '1.0625rem',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
})
/** Lies in a line of text, and is as high as a finger for whoever presses it. */
export const turn = style({
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  fontSize: '0.8125rem',
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: -8 },
    '&[aria-pressed="true"]': { color: vars.color.ink, fontWeight: 700 },
  },
})
export const extra = style([figure, { color: vars.color.good }])
export const button = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.s,
  rowGap: 2,
  inlineSize: '100%',
  minBlockSize: '3.625rem',
  margin: 0,
  paddingBlock: '0.5rem',
  paddingInline: vars.space.m,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontFamily: vars.font.text,
  fontSize: '1.0625rem',
  fontWeight: 700,
  lineHeight: tightLeading(1.2),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  touchAction: 'manipulation',
  selectors: {
    '&:active': { backgroundColor: vars.color.accentActive },
    '&:disabled': { backgroundColor: vars.color.disabled, color: vars.color.onDisabled, cursor: 'default' },
    '[data-hand="plaque"] &': { outlineOffset: -5 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.accentHover } } },
    [media.forced]: { borderColor: 'ButtonText' },
  },
})
/** There is nothing to hand over yet: it leads to what is missing. */
export const buttonQuiet = style({
  borderColor: vars.color.ink,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  selectors: { '&:active': { backgroundColor: vars.color.raised } },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.raised } } } },
})
export const buttonWords = style({ minInlineSize: 0, textWrap: 'balance' })
/** Beside what it may bring, on as many lines as it takes. */
export const buttonBeside = style([buttonWords, { flex: '1 1 7.5rem', textAlign: 'start' }])
/** What it may bring stands within the button where there is no line for it. */
export const buttonReturn = style({
  display: 'grid',
  marginInlineStart: 'auto',
  justifyItems: 'end',
  minInlineSize: 0,
})
/** Never cut off: a long sum is set smaller, and goes on a line of its own. */
export const sum = style({
  marginInlineStart: 'auto',
  fontSize: '1.5rem',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: tightLeading(1.15),
  overflowWrap: 'anywhere',
  textAlign: 'end',
  selectors: { [`${button} &`]: { fontSize: '1.1875rem' } },
})
export const sumLong = style({ fontSize: '1.0625rem', selectors: { [`${button} &`]: { fontSize: '0.9375rem' } } })
export const problem = style({
  color: vars.color.bad,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: tightLeading(1.35),
})
export const notes = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  color: vars.color.muted,
  fontSize: '0.75rem',
  lineHeight: 1.4,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { display: 'none' } },
})
export const responsible = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5rem',
  color: vars.color.muted,
  fontSize: '0.75rem',
  lineHeight: 1.35,
})
export const age = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.625rem',
  blockSize: '1.625rem',
  border: '1.5px solid currentColor',
  borderRadius: '50%',
  fontSize: '0.75rem',
  letterSpacing: '-0.04em',
  fontWeight: 700,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 24,
  color: vars.color.ink,
  fontWeight: 600,
})
