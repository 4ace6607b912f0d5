import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

/** One line that scrolls where it is too long. */
export const row = style({
  display: 'flex',
  gap: vars.space.s,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  paddingBlock: 4,
  paddingInline: 4,
  marginInline: -4,
})
export const choice = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xxs,
  flex: '0 0 5.25rem',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.xs,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.m,
  selectors: { '&[aria-pressed="true"]': { color: vars.color.accentText } },
})
export const circle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 66,
  blockSize: 66,
  borderRadius: '50%',
  border: `1px solid ${vars.color.edge}`,
  backgroundColor: vars.color.raised,
  color: vars.color.accentText,
  selectors: {
    '[aria-pressed="true"] > &': {
      borderColor: vars.color.accentText,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentText}`,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
    },
  },
  '@media': { [media.hover]: { selectors: { 'button:hover > &': { borderColor: vars.color.edge } } } },
})
export const note = style({ color: vars.color.muted, fontWeight: 400 })
