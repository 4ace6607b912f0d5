import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'
import { skeleton } from './feedback.css.ts'

/** How high what is waited for will be, so that nothing moves when it comes. */
const tall = (phone: string, tablet = phone) => [
  skeleton,
  { blockSize: phone, borderRadius: vars.radius.m, '@media': { [media.tablet]: { blockSize: tablet } } },
]
export const place = styleVariants({
  control: tall(vars.control.m),
  row: tall('4.25rem'),
  figures: tall('5rem'),
  card: tall('9rem'),
  /** What a page begins with, such as how much there is. */
  summary: tall('13.5rem', '10rem'),
  list: tall('16rem'),
  form: tall('24rem'),
  table: tall('30rem'),
  /** A form with all there is to choose from. */
  longForm: tall('84rem', '52rem'),
})
