/** Draws as tickets with a stamp and a tear line, or as rows. */
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { lane } from '../../../ui/lists/lane.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

const STAMP = '5.25rem'
const NOTCH = '7px'
const hole = (side: string): string => `radial-gradient(circle ${NOTCH} at ${side} ${STAMP}, transparent 96%, #000)`

export const tickets = style([
  lane,
  {
    gridAutoColumns: 'min(11rem, 46vw)',
    '@media': { [media.tablet]: { gridAutoColumns: 'minmax(13rem, 1fr)' } },
  },
])
export const ticket = style({
  position: 'relative',
  scrollSnapAlign: 'start',
  display: 'grid',
  gridTemplateRows: `${STAMP} minmax(0, 1fr)`,
  minInlineSize: 0,
  minBlockSize: '16.25rem',
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
/** On the picture's lower end, as a tag. */
export const tag = style({
  position: 'absolute',
  insetBlockEnd: 6,
  insetInlineEnd: 6,
  paddingInline: vars.space.xs,
  paddingBlock: 2,
  borderRadius: vars.radius.s,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
})
export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(3.1rem, auto) auto',
  gap: 4,
  padding: vars.space.s,
  paddingBlockStart: vars.space.s,
  minInlineSize: 0,
})
export const name = style({ ...oneLine, margin: 0, fontSize: vars.size.l })
export const number = style({
  ...oneLine,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
})
/** The draw's number, and the least stake at the other end where both fit. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  margin: 0,
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
})
export const balls = style({ minInlineSize: 0, fontSize: '0.8125rem' })

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
