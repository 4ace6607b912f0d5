/** How stages stand together, and the room that each has before it is there. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { skeleton } from '../../ui/feedback.css.ts'
import { media } from '../../ui/media.ts'

const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const stages = {
  /** The leading one over the whole width, the others beside each other where there is room. */
  art: pairs,
  plate: pairs,
  /** One below the other, between hairlines. */
  line: style({ borderBlockEnd: `1px solid ${vars.color.line}` }),
}

interface Heights {
  readonly phone: string
  readonly tablet: string
  /** In wide windows: the leading one, and the others. */
  readonly lead: string
  readonly pair: string
}

/** As high as a stage comes out, so that nothing moves when it comes. */
const item = ({ phone, tablet, lead, pair }: Heights) =>
  style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: phone,
    '@media': {
      [media.tablet]: { minBlockSize: tablet },
      [media.wide]: {
        selectors: {
          '&': { minBlockSize: pair },
          // One that would stand alone in its row is as wide as the page, too.
          '&:first-child, &:last-child:nth-child(even)': { gridColumn: '1 / -1' },
          '&:first-child': { minBlockSize: lead },
        },
      },
    },
  })
export const items = {
  art: item({ phone: '26.5rem', tablet: '17.25rem', lead: '19.5rem', pair: '17.25rem' }),
  plate: item({ phone: '25.75rem', tablet: '16.25rem', lead: '16.5rem', pair: '27.25rem' }),
  line: item({ phone: '20.5rem', tablet: '14rem', lead: '8.75rem', pair: '8.75rem' }),
}
export const place = style([skeleton, { borderRadius: vars.radius.l }])
