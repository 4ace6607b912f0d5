import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'
import { tightLeading } from '../../theme/writing-systems.ts'

export const lane = style({ display: 'grid', gap: vars.space.xs, gridTemplateColumns: 'minmax(0, 1fr)' })
/** The category itself leads to its page. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: 44,
  color: vars.color.ink,
  fontSize: vars.size.m,
  fontWeight: 700,
  textDecoration: 'none',
})
export const mark = style({ color: vars.color.accentText })
export const end = style({ marginInlineStart: 'auto', color: vars.color.muted })
export const vendor = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xxs,
  blockSize: '100%',
  padding: vars.space.xs,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  fontSize: vars.size.xs,
  lineHeight: tightLeading(1.2),
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft } },
    },
    [media.forced]: { border: '1px solid ButtonText' },
  },
})
export const picture = style({ display: 'grid', inlineSize: 44, blockSize: 44, placeItems: 'center' })
