/** The winners' board: calm lines, or the first three with their pictures above the others. */
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { rows } from '../../../ui/page/page.css.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { ON_PODIUM, SHOWN_WINNERS } from '../section-sizes.ts'
import { FIRST } from './podium.css.ts'

/** How high a line is, and the line of the columns' names above them. */
const LINE = { phone: '4rem', tablet: '3.5rem' } as const
const NAMES = '2.5rem'
const INSET = `2 * ${vars.frame.inset} + 2px`
const boardBase = style({ display: 'grid', alignContent: 'start', inlineSize: '100%', minInlineSize: 0 })
/** As high as a full board, however few have won. */
export const board = {
  table: style([
    boardBase,
    rows,
    {
      minBlockSize: `calc(${SHOWN_WINNERS} * ${LINE.phone} + ${INSET})`,
      '@media': {
        [media.tablet]: { minBlockSize: `calc(${SHOWN_WINNERS} * ${LINE.tablet} + ${NAMES} + ${INSET})` },
      },
    },
  ]),
  podium: style([
    boardBase,
    {
      gap: vars.space.s,
      minBlockSize: `calc(${FIRST.one} + ${FIRST.others} + 2 * ${vars.space.s} + ${SHOWN_WINNERS - ON_PODIUM} * ${LINE.phone} + ${INSET})`,
      '@media': {
        [media.tablet]: {
          minBlockSize: `calc(${FIRST.others} + ${vars.space.m} + ${SHOWN_WINNERS - ON_PODIUM} * ${LINE.tablet} + ${INSET})`,
          gap: vars.space.m,
        },
        [media.desktop]: {
          gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
          alignContent: 'stretch',
          minBlockSize: `calc(${SHOWN_WINNERS - ON_PODIUM} * ${LINE.tablet} + ${INSET})`,
        },
      },
    },
  ]),
}
export const waiting = style([skeleton, { borderRadius: vars.radius.l }])
const namesLine = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  overflow: 'hidden',
  inlineSize: 1,
  blockSize: 1,
  '@media': {
    [media.tablet]: { position: 'static', clipPath: 'none', display: 'block', inlineSize: 'auto', blockSize: NAMES },
  },
})
/** The columns' names: on phones, and where the first three are pictures, they are for screen readers alone. */
export const names = { table: namesLine, podium: hiddenVisually }

const line = style({
  position: 'relative',
  display: 'grid',
  // On phones a name needs the whole line, and the moment stands behind who has won.
  gridTemplateColumns: '4.75rem auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"place game game game" "place player when amount"',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: vars.space.s,
  blockSize: LINE.phone,
  paddingInline: vars.space.s,
  '@media': {
    [media.tablet]: { blockSize: LINE.tablet, paddingInline: vars.space.m },
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised } } },
  },
})
const column = style({
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '5.25rem minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.2fr)',
      gridTemplateAreas: '"place game player when amount"',
    },
  },
})
/** A line of the board. */
export const winner = {
  table: style([line, column]),
  podium: style([
    line,
    {
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: '4.75rem minmax(0, 1fr) auto',
          gridTemplateAreas: '"place game amount" "place player when"',
        },
      },
    },
  ]),
}
/** The columns' names stand over their columns. */
export const namesRow = style([
  column,
  {
    display: 'grid',
    alignItems: 'center',
    columnGap: vars.space.s,
    blockSize: '100%',
    paddingInline: vars.space.m,
    color: vars.color.muted,
    fontSize: vars.size.xs,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
])
globalStyle(`${namesRow} > th`, { fontWeight: 600, textAlign: 'start' })
globalStyle(`${namesRow} > th:last-child`, { textAlign: 'end' })
export const lines = {
  table: style({ display: 'block' }),
  podium: style([rows, { display: 'block', alignSelf: 'start' }]),
}
globalStyle(`${lines.table} > tr + tr, ${lines.podium} > tr + tr`, { borderBlockStart: `1px solid ${vars.color.line}` })
export { older } from '../../../ui/layout/layout.css.ts'
