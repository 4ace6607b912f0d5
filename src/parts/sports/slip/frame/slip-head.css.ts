import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { tightLeading } from '../../../../theme/writing-systems.ts'
import { media } from '../../../../ui/layout/media.ts'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minBlockSize: 44,
  minInlineSize: 0,
})
const heading = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStretch: vars.font.displayWidth,
  letterSpacing: vars.font.displayTracking,
  lineHeight: tightLeading(1.2),
} as const
export const title = style({
  ...heading,
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  fontSize: '1.375rem',
  minInlineSize: 0,
})
export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  blockSize: '1.5rem',
  paddingInline: 5,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.ink,
  color: vars.color.surface,
  fontFamily: vars.font.text,
  fontSize: '0.8125rem',
  fontWeight: 700,
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-board="paper"] &': { backgroundColor: vars.color.gilt, color: vars.color.onGilt } },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const tabs = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m, minInlineSize: 0 })
export const tab = style({
  ...heading,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.4rem',
  minBlockSize: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  fontSize: '1.0625rem',
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.ink },
    '[data-board="paper"] &, [data-board="paper"] &[aria-selected="true"]': { color: 'inherit' },
    '[data-board="paper"] &[aria-selected="true"]::after': { backgroundColor: vars.color.gilt },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 5,
      blockSize: 3,
      borderRadius: 2,
      backgroundColor: vars.color.accentText,
    },
  },
})
globalStyle(`${tab}[aria-selected="false"] > ${count}`, {
  backgroundColor: 'transparent',
  color: 'inherit',
  boxShadow: 'inset 0 0 0 1px currentColor',
})
const onPlate = { selectors: { '[data-board="paper"] &': { color: 'inherit' } } } as const
export const tools = style({ display: 'flex', alignItems: 'center', gap: 2, flexShrink: 0 })
export const clear = style({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  ...onPlate,
  minBlockSize: 44,
  paddingInline: 6,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  fontSize: '0.8125rem',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
/** Why not all of the picks are counted. */
export const aside = style({
  ...onPlate,
  color: vars.color.muted,
  fontFamily: vars.font.text,
  fontSize: '0.8125rem',
  fontWeight: 500,
  letterSpacing: 0,
})
export const menuTitle = style({
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xxs,
  color: vars.color.muted,
  fontSize: '0.8125rem',
})
globalStyle(`[data-board="paper"] ${tools} > button`, { color: 'inherit' })
globalStyle(`[data-board="paper"] ${tools} > button:hover`, { backgroundColor: vars.color.accentHover })
