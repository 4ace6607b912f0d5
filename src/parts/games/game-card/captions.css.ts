/**
 * Name and vendor in rows of a fixed height, so that a waiting card is as high as one that came. Cards take the looks into
 * styles of their own: which of two style files comes last on a page is not said, so that none may lie over another's.
 */
import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { clamped, oneLine } from '../../../ui/layout/truncate.ts'

export const captionLook = { display: 'grid', gridAutoRows: '1.25rem', minInlineSize: 0 } as const
const line = { ...oneLine, lineHeight: '1.25rem' }
/** For a name in a narrow place, over `nameLook` or `vendorLook`: it breaks once before it is cut. */
export const twoLines = {
  ...clamped,
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
} as const
export const nameLook = { ...line, fontSize: vars.size.s, fontWeight: 650, color: vars.color.ink }
export const name = style(nameLook)
export const vendorLook = { ...line, fontSize: vars.size.xs, color: vars.color.muted }
export const vendor = style(vendorLook)
