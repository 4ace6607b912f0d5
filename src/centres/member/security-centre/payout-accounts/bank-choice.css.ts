import { style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media } from '../../../../ui/layout/media.ts'

export const choice = style({
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const legend = style({ padding: 0, fontSize: vars.size.s, fontWeight: 600 })
/** A window on a long list: five and a half of them, so that it shows that there are more. */
export const list = style({
  display: 'grid',
  alignContent: 'start',
  maxBlockSize: '15.5rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
})
export const bank = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: 44,
  paddingInline: vars.space.s,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:has(:checked)': { fontWeight: 650, color: vars.color.accentText },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
  '@media': { [media.forced]: { selectors: { '&:has(:checked)': { color: 'Highlight' } } } },
})
export const none = style({ padding: vars.space.m, color: vars.color.muted, fontSize: vars.size.s })
export const error = style({ color: vars.color.bad, fontSize: vars.size.s })
