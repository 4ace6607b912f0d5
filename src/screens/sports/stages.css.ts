/** How stages stand together, and the room that each has before it is there. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { skeleton } from '../../ui/states/feedback.css.ts'
import { media } from '../../ui/layout/media.ts'
import { columns } from '../../ui/lists/columns.ts'

const pairs = style(columns(1, vars.space.m, { wide: { columns: 2 } }))
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
  art: item({ phone: '26.5rem', tablet: '17.35rem', lead: '19.55rem', pair: '17.25rem' }),
  plate: style([
    item({ phone: '25.75rem', tablet: '16.65rem', lead: '16.75rem', pair: '27.3rem' }),
    {
      '@media': {
        // A chosen one shares the page with the column of the others, and its name may take two lines.
        'screen and (min-width: 64em) and (max-width: 89.999em)': {
          selectors: { '&:first-child:only-child': { minBlockSize: '19.75rem' } },
        },
      },
    },
  ]),
  line: item({ phone: '20.5rem', tablet: '14rem', lead: '8.75rem', pair: '8.75rem' }),
}
export const place = style([skeleton, { borderRadius: vars.radius.l }])

/** Where games will stand below: what follows them is not seen before. */
export const gamesPlace = style({ minBlockSize: '100svh' })
