import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { sectionHead } from '../../../ui/page/page.css.ts'

/** Centred: with and without a button its height is the same. */
export const head = style([sectionHead, { alignItems: 'center' }])
/** As high as a small button, whether there is one or not. */
export const aside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.s,
  marginInlineStart: 'auto',
})
