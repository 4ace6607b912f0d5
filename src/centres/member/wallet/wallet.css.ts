import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

/** From above to below on a phone, from the start to the end where there is room. */
export const sides = style({
  display: 'grid',
  gap: vars.space.xs,
  alignItems: 'end',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      gap: vars.space.s,
      alignItems: 'start',
    },
  },
})
export const swap = style({
  justifySelf: 'center',
  '@media': { [media.desktop]: { marginBlockStart: '1.5rem' } },
})
// The sides stand beside each other there.
globalStyle(`${swap} > svg`, { '@media': { [media.desktop]: { rotate: '90deg' } } })
/** The member's own wallet, as high as the choice among the others across from it. */
export const own = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minBlockSize: vars.control.m,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
