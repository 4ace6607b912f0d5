import { style } from '@vanilla-extract/css'
import { panel } from '../../../parts/money/money-form/money-presentation.css.ts'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export {
  accountNumber,
  fact,
  factValue,
  facts,
  mark,
  note,
  number,
  row,
  section,
  strong,
  words,
} from '../../../parts/money/money-form/money-presentation.css.ts'
export { fields, formWaiting, fundsWaiting, news, term, title } from '../wallet/wallet.css.ts'

export const funds = style([
  panel,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.m,
    alignItems: 'end',
    justifyContent: 'space-between',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontWeight: 650,
  },
])
export const away = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'start', fontWeight: 400 })

export const choices = style({
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const legend = style({ padding: 0, marginBlockEnd: vars.space.xs, fontSize: vars.size.s, fontWeight: 600 })
export const choice = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: 56,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.accentText,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentText}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised } } },
    [media.forced]: {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderInlineStartWidth: 6 } },
    },
  },
})
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
export const link = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: vars.color.accentText,
  fontSize: vars.size.s,
  fontWeight: 600,
})

export const costs = style({ display: 'grid', gap: vars.space.xs, margin: 0 })
export const cost = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.m,
})
export const free = style({ color: vars.color.good, fontWeight: 650 })
export const receives = style({
  margin: 0,
  fontSize: vars.size.l,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
export const holder = style({ display: 'block', color: vars.color.muted, fontSize: vars.size.s, fontWeight: 400 })
