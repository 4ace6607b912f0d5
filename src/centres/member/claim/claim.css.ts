import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

/** Takes no room until there is something to say. */
export const news = style({
  display: 'grid',
  gap: vars.space.s,
  selectors: { '&:not(:has(> * > *, > [role]))': { display: 'none' } },
})
