/** Type roles that more than one view uses. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const hiddenVisually = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
})
/** Long words keep within a phone's page, also where letters are twice as large. */
export const pageTitle = style({ fontSize: `min(${vars.size.xxl}, 9.75vw)`, overflowWrap: 'anywhere' })
export const sectionTitle = style({ fontSize: vars.size.xl })
export const cardTitle = style({ fontSize: vars.size.l })
export const muted = style({ color: vars.color.muted })
export const small = style({ fontSize: vars.size.s })
/** Keeps the place of what is not known yet, so that nothing moves when it is. */
export const keepPlace = style({ visibility: 'hidden' })
