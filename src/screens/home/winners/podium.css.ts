import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { card } from '../../../ui/page/page.css.ts'
import { columns } from '../../../ui/lists/columns.ts'

/** How high the first three are on phones: the very first, and the two below it. */
export const FIRST = { one: '9.5rem', others: '14.5rem' } as const

/** The first three: the very first across the page on phones, all side by side elsewhere. */
export const podium = style(
  columns(2, vars.space.s, {
    tablet: { columns: 'minmax(0, 1.35fr) repeat(2, minmax(0, 1fr))', gap: vars.space.m },
  }),
)
export const step = style([
  card,
  {
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridAutoRows: 'auto',
    gridTemplateAreas: '"place" "amount" "game" "player" "when"',
    blockSize: FIRST.others,
    paddingBlockEnd: vars.space.s,
    transition: `border-color ${vars.motion.base} ${vars.motion.ease}`,
    '@media': {
      [media.desktop]: { blockSize: 'auto' },
      [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } },
    },
  },
])
globalStyle(`${podium} > tr:first-child`, {
  gridColumn: '1 / -1',
  blockSize: FIRST.one,
  gridTemplateColumns: '9.5rem minmax(0, 1fr)',
  gridTemplateRows: '1fr auto auto auto auto 1fr',
  gridTemplateAreas: '"place ." "place amount" "place game" "place player" "place when" "place ."',
  paddingBlockEnd: 0,
  '@media': {
    [media.tablet]: {
      gridColumn: 'auto',
      blockSize: FIRST.others,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto auto auto auto',
      gridTemplateAreas: '"place" "amount" "game" "player" "when"',
      paddingBlockEnd: vars.space.s,
    },
    [media.desktop]: { blockSize: 'auto' },
  },
})
