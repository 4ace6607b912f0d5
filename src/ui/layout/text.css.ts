/** Type roles that more than one view uses. */
import { style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from './media.ts'

const hidden: StyleRule = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
}
export const hiddenVisually = style(hidden)
/** Sums and the like, which are never torn. */
export const noWrap = style({ whiteSpace: 'nowrap' })
/** What phones have no room for: said there, and shown from a tablet on. */
export const shownFromTablet = style({ whiteSpace: 'nowrap', '@media': { [media.belowTablet]: hidden } })
/** What stands in its place on phones. */
export const shownOnPhones = style({ whiteSpace: 'nowrap', '@media': { [media.tablet]: { display: 'none' } } })
/** Long words keep within a phone's page, also where letters are twice as large. */
export const pageTitle = style({ fontSize: `min(${vars.size.xxl}, 9.75vw)`, overflowWrap: 'anywhere' })
export const sectionTitle = style({ fontSize: vars.size.xl })
export const cardTitle = style({ fontSize: vars.size.l })
export const muted = style({ color: vars.color.muted })
export const small = style({ fontSize: vars.size.s })
/** Keeps the place of what is not known yet, so that nothing moves when it is. */
export const keepPlace = style({ visibility: 'hidden' })
