/** How tall the header is, in each of its layouts. */
import { globalStyle } from '@vanilla-extract/css'
import { media } from '../../ui/layout/media.ts'
import { headerHeight } from '../../ui/page/header-height.css.ts'

/** The one row of a phone; in wide windows the tools and, below them, the navigation: of words, or of pills, which are taller. */
export const TALL = {
  phone: '3.5rem',
  tools: { text: '3.75rem', pills: '3.5rem' },
  bar: { text: '2.75rem', pills: '3.25rem' },
  thin: '2.75rem',
  split: '4rem',
  line: '3.75rem',
} as const

const heights = {
  ':root': TALL.phone,
  ':root:has([data-header="two-rows"])': `calc(${TALL.tools.text} + ${TALL.bar.text})`,
  ':root:has([data-header="two-rows"][data-navigation="pills"])': `calc(${TALL.tools.pills} + ${TALL.bar.pills})`,
  ':root:has([data-header="split"])': `calc(${TALL.thin} + ${TALL.split})`,
  ':root:has([data-header="line"])': TALL.line,
}
for (const [selector, height] of Object.entries(heights)) {
  globalStyle(
    selector,
    selector === ':root'
      ? { vars: { [headerHeight]: height } }
      : { '@media': { [media.desktop]: { vars: { [headerHeight]: height } } } },
  )
}
