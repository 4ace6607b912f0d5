/** How tall the header is, for what sticks below it: `headerHeight` as a length. */
import { createVar, globalStyle } from '@vanilla-extract/css'
import { media } from '../../ui/layout/media.ts'

export const TALL = { phone: '3.5rem', tools: '3.5rem', bar: '4.25rem', thin: '3rem', split: '4.75rem' } as const

export const headerHeight = createVar()

globalStyle(':root', { vars: { [headerHeight]: TALL.phone } })
globalStyle(':root', {
  '@media': { [media.desktop]: { vars: { [headerHeight]: `calc(${TALL.tools} + ${TALL.bar})` } } },
})
globalStyle(':root:has([data-header="line"])', {
  '@media': { [media.desktop]: { vars: { [headerHeight]: TALL.bar } } },
})
