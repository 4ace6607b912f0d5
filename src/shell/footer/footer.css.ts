import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/media.ts'
import { page } from '../../ui/page.css.ts'
import { body } from '../shell.css.ts'
import { permanent, RAIL } from '../side-menu/side-menu.css.ts'

export const footer = style({
  position: 'relative',
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  fontSize: vars.size.s,
})
// The footer's columns stand under the page's, which begin beside the rail.
globalStyle(`${body}:has(> ${permanent}[data-narrow="true"]) ~ ${footer}`, {
  '@media': { [media.desktop]: { paddingInlineStart: RAIL.narrow } },
})
globalStyle(`${body}:has(> ${permanent}[data-narrow="false"]) ~ ${footer}`, {
  '@media': { [media.desktop]: { paddingInlineStart: RAIL.wide } },
})
export const inner = style([page, { display: 'grid', gap: vars.space.l, paddingBlock: vars.space.xl }])
export const columns = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space.xl,
    },
  },
})
export const brand = style({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})
export const help = style([brand, { gap: 0, justifyItems: 'start' }])
export const contact = style({ marginBlockStart: vars.space.s })
globalStyle(`${brand} img`, {
  inlineSize: 'auto',
  blockSize: '2rem',
  maxInlineSize: '11rem',
  objectFit: 'contain',
  objectPosition: 'left center',
  '@media': { [media.forced]: { forcedColorAdjust: 'none', backgroundColor: vars.color.sunken } },
})
export const line = style({ maxInlineSize: '34ch', color: vars.color.muted, fontSize: vars.size.m, lineHeight: 1.45 })
export const title = style({
  marginBlockEnd: vars.space.xs,
  fontFamily: vars.font.text,
  fontWeight: 700,
  fontStretch: 'normal',
  letterSpacing: 'normal',
  fontSize: vars.size.s,
})
export const list = style({ display: 'grid', justifyItems: 'start' })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  color: vars.color.muted,
  textDecoration: 'none',
  '@media': {
    '(pointer: coarse)': { minBlockSize: 44 },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } } },
  },
})
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
})
export const age = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 44,
  borderRadius: '50%',
  border: '2px solid currentColor',
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums',
})
export const legalText = style({ flex: '1 1 20rem', display: 'grid', gap: 2, maxInlineSize: '80ch' })
