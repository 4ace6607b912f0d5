import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export {
  choice,
  choices,
  detail,
  fields,
  formWaiting,
  fundsWaiting,
  holder,
  legend,
  mark,
  news,
  note,
  receives,
  strong,
  words,
} from '../withdraw/withdraw.css.ts'

/** Side by side where there is room for both. */
export const ways = style({
  display: 'grid',
  gap: vars.space.xs,
  '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})
export const error = style({ color: vars.color.bad, fontSize: vars.size.s })
export const receiver = style({ fontWeight: 700, overflowWrap: 'anywhere' })

/** A window on a long list: five and a half of them, so that it shows that there are more. */
export const people = style({
  display: 'grid',
  alignContent: 'start',
  maxBlockSize: '15.5rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
})
export const listWaiting = style({ blockSize: '15.5rem', borderRadius: vars.radius.m })
export const older = style({ opacity: 0.6 })
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: 44,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:has(:checked)': { color: vars.color.accentText },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } },
    [media.forced]: { selectors: { '&:has(:checked)': { color: 'Highlight' } } },
  },
})
export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: '50%',
  backgroundColor: vars.color.field,
  // The ring of its row is its own.
  outline: 'none',
  selectors: {
    '&:checked': { borderColor: vars.color.accentText },
    '&:checked::after': {
      content: '',
      inlineSize: 10,
      blockSize: 10,
      borderRadius: '50%',
      backgroundColor: vars.color.accentText,
    },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
})
export const none = style({ padding: vars.space.m, color: vars.color.muted, fontSize: vars.size.s })

/** What it was and how much; with whom and when; what became of it at the end of the line. */
export const transfer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  padding: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const much = style({ textAlign: 'end', fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' })
export const unmoved = style({ color: vars.color.muted, textDecorationLine: 'line-through' })
export const why = style({ gridColumn: '1 / -1', color: vars.color.muted, fontSize: vars.size.s })
