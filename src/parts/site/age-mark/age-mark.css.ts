import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.control.m,
  minBlockSize: vars.control.m,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.size.s,
  whiteSpace: 'nowrap',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
})
export const age = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  border: '1.5px solid currentColor',
  borderRadius: '50%',
  fontSize: vars.size.xs,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})
/** Where there is no room they are heard alone, and read once it is open. */
export const words = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@container': {
    'header (min-width: 88rem)': {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
    },
  },
})
export const card = style({
  padding: vars.space.m,
  inlineSize: '20rem',
  fontSize: vars.size.s,
  selectors: { '&:popover-open': { display: 'grid', gap: vars.space.xs } },
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.m,
  color: vars.color.accentText,
  fontWeight: 600,
})
