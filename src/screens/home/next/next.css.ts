import { style } from '@vanilla-extract/css'
import { section as sectionOfPage } from '../../../ui/page/page.css.ts'

/** No room is kept where nothing waits. */
export const section = style([sectionOfPage, { selectors: { '&:empty': { display: 'none' } } }])
