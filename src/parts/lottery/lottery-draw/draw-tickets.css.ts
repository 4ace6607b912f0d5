/** Draws as tickets with a stamp and a tear line, or as rows. */
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { lane } from '../../../ui/lists/lane.css.ts'
import { box as clock } from '../lottery-clock/lottery-clock.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

/** A picture of 76 pixels and its margin. */
const STAMP = '5.0625rem'
const NOTCH = '7px'
const hole = (side: string): string => `radial-gradient(circle ${NOTCH} at ${side} ${STAMP}, transparent 96%, #000)`

export const tickets = style([
  lane,
  {
    gridAutoColumns: 'min(11rem, 46vw)',
    '@media': { [media.tablet]: { gridAutoColumns: 'minmax(12.5rem, 1fr)' } },
  },
])
export const ticket = style({
  position: 'relative',
  scrollSnapAlign: 'start',
  display: 'grid',
  gridTemplateRows: `${STAMP} minmax(0, 1fr)`,
  minInlineSize: 0,
  minBlockSize: '15rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  maskImage: `${hole('0')}, ${hole('100%')}`,
  maskComposite: 'intersect',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: `calc(${NOTCH} + 4px)`,
    insetBlockStart: STAMP,
    borderBlockStart: `2px dotted ${vars.color.edge}`,
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
/** Filled by the draw's own picture. */
export const stamp = style({
  position: 'relative',
  margin: 5,
  marginBlockEnd: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.s,
})
export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(2.875rem, 1fr) auto',
  gap: 4,
  padding: `${vars.space.xs} ${vars.space.s} ${vars.space.s}`,
  minInlineSize: 0,
})
export const name = style({ ...oneLine, margin: 0, fontSize: vars.size.l })
export const number = style({
  ...oneLine,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
})
/** The draw's number, and below it how long it takes bets: side by side a wider digit would push the clock to and fro. */
export const facts = style({
  display: 'grid',
  gridTemplateRows: '1.25rem 1.5rem',
  alignItems: 'center',
  margin: 0,
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
})
/** The clock, and the least stake where one line has room for both. */
export const time = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '0.5em',
  blockSize: '1.5rem',
  lineHeight: '1.5rem',
  overflow: 'hidden',
})
globalStyle(`${time} > ${clock.m}`, { display: 'flex', alignItems: 'baseline', gap: '0.4em' })
export const balls = style({ display: 'grid', alignContent: 'start', gap: 2, minInlineSize: 0, fontSize: '0.8125rem' })

export const rows = style({
  display: 'grid',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s,
  // Three lines at its end, also while there are two: bets close and open again under the reader.
  minBlockSize: '5.25rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.desktop]: {
      selectors: {
        '&:nth-child(2)': { borderBlockStart: 0 },
        '&:nth-child(even)': { borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
  },
})
export const words = style({ display: 'grid', gap: 4, minInlineSize: 0 })
export const end = style({ display: 'grid', justifyItems: 'end', gap: 2 })
/** A press anywhere on a ticket is one on its button. */
export const ticketGo = style({})
globalStyle(`a.${ticketGo}`, { position: 'static' })
globalStyle(`a.${ticketGo}::after`, { content: '""', position: 'absolute', inset: 0 })
/** A press anywhere on the row. */
export const go = style({
  color: vars.color.accentText,
  fontSize: vars.size.s,
  fontWeight: 650,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
})
