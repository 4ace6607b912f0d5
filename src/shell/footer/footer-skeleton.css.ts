import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'

/** About as high as the footer is, so that the page is as long before it comes as after. */
export const waiting = style({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  gap: vars.space.s,
  minBlockSize: '72rem',
  padding: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  color: vars.color.muted,
  fontSize: vars.size.s,
  textAlign: 'center',
  '@media': { [media.tablet]: { minBlockSize: '56rem' }, [media.desktop]: { minBlockSize: '40rem' } },
})
