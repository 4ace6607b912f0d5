import { style } from '@vanilla-extract/css'
import { section } from '../../../ui/page/page.css.ts'

/** A section whose view may turn out to have nothing to show: then it keeps no room. */
export const vanishing = style([section, { selectors: { '&:empty': { display: 'none' } } }])
