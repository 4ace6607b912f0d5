import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

/** What one can do where there are no games. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
})
/** What an address or a player has written may be of any length. */
export const wayName = style({ ...oneLine, maxInlineSize: 'min(20rem, 60vw)' })
/** In the shell, too, which the build makes for every width. */
export const wideOnly = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })
