import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { columns } from '../../../ui/lists/columns.ts'
import { lane } from '../../../ui/lists/lane.css.ts'

/** As high as the words of an offer are at the most. */
export const HEIGHT = '8.75rem'

/** Swiped on phones and tablets, three side by side on desktops. */
const cards = style([
  lane,
  {
    gridAutoColumns: 'min(21rem, 84vw)',
    gridAutoRows: `minmax(${HEIGHT}, auto)`,
    '@media': { [media.desktop]: { gridAutoColumns: 'minmax(19rem, 1fr)' } },
  },
])
/** Below each other, two abreast from tablets on. */
const banners = style([
  columns(1, vars.space.m, { tablet: { columns: 2 } }),
  { gridAutoRows: `minmax(${HEIGHT}, auto)` },
])
export const list = { cards, banners }
export const place = style({ display: 'block', blockSize: HEIGHT, borderRadius: vars.radius.m })
