import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { oneLine } from '../../layout/truncate.ts'
import { media } from '../../layout/media.ts'

/** Heights of rows in letters' own size, so that they grow with it. */
export const REMS = { row: 3.25, card: 4.75 } as const
const [ROW, CARD] = [`${REMS.row}rem`, `${REMS.card}rem`]

export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  // Lines end at the inner one, where a brand frames its cards.
  padding: vars.frame.inset,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.card,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const table = style({
  display: 'block',
  inlineSize: '100%',
  fontSize: vars.size.s,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
})
/** Of the filter before: dimmed, and stays until the other answer is there. */
export const older = style({ opacity: 0.55 })
export const head = style({
  position: 'sticky',
  // A dialog's own padding is no place for rows to show.
  insetBlockStart: `calc(-1 * ${vars.space.s})`,
  zIndex: 1,
  display: 'block',
  borderStartStartRadius: vars.radius.m,
  borderStartEndRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: `0 1px 0 ${vars.color.line}`,
})
/** What the columns are is said by the table, and handed down. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'inherit',
  alignItems: 'center',
  paddingInline: vars.space.s,
})
export const heading = style({
  ...oneLine,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.xs,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 600,
  textAlign: 'start',
})
/** While one flings past rows faster than they come, their lines still stand. */
const lines = (height: string): string =>
  `repeating-linear-gradient(to bottom, ${vars.color.line} 0 1px, transparent 1px ${height})`
export const cards = style({})
globalStyle(`${table} > *`, { gridTemplateColumns: 'inherit' })
globalStyle(`${table} > tbody`, { display: 'block', backgroundImage: lines(ROW) })
// Below each card: no head stands above the first one, whose line would cover the corners of the frame.
globalStyle(`${cards} > tbody`, {
  backgroundImage: lines(CARD),
  backgroundPosition: '0 -1px',
  backgroundRepeat: 'no-repeat',
})
export const row = style({
  blockSize: ROW,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { [`${cards} &&`]: { blockSize: CARD, paddingInline: vars.space.m } },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface } } } },
})
export const cell = style({ ...oneLine, paddingInline: vars.space.xs })
export const awaited = style({ gridColumn: '1 / -1', paddingInline: vars.space.xs })
export const waiting = style({ blockSize: '1.25rem', borderRadius: vars.radius.s })
export const opener = style({
  ...oneLine,
  display: 'block',
  maxInlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  outline: 'none',
  selectors: {
    // The whole row is what one presses.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
})
export const cardCell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s,
  rowGap: 2,
  alignItems: 'baseline',
})
export const cardWhat = style({ minInlineSize: 0, fontSize: vars.size.m, fontWeight: 600 })
export const cardAmount = style({ fontWeight: 650, textAlign: 'end' })
export const cardNote = style({
  ...oneLine,
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.size.xs,
})
/** Of two that do not fit beside each other, the last is a sum: that one is never cut. */
globalStyle(`${cardNote} > :first-child`, oneLine)
globalStyle(`${cardNote} > * + :last-child`, { flex: 'none' })
/** Stays in sight below the rows, however many there are. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${vars.space.l})`,
  zIndex: 1,
  display: 'block',
  borderEndStartRadius: vars.radius.m,
  borderEndEndRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  boxShadow: `0 -1px 0 ${vars.color.edge}`,
})
export const totalCell = style({
  ...oneLine,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.xs,
  fontWeight: 700,
})
/** After the others, whose own alignment it replaces. */
export const atEnd = style({ textAlign: 'end' })
