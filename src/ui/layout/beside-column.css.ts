import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { m, l } = vars.space
/** From here on there is room for two columns. */
const ROOM = '(min-width: 58rem)'

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: m,
  '@container': {
    [ROOM]: {
      alignItems: 'start',
      gap: l,
      selectors: { '&:not(:has(> :last-child:empty))': { gridTemplateColumns: 'minmax(0, 1fr) 19rem' } },
    },
  },
})
export const column = style({ display: 'grid', alignContent: 'start', gap: m, minInlineSize: 0 })
