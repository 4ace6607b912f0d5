import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { columns } from '../../../ui/lists/columns.ts'

/** Search and the sheet's button, and what is chosen most below them. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.xs,
  minInlineSize: 0,
})
globalStyle(`${bar} > :last-child`, { flex: '1 0 100%' })
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })
/** The field that the search opens has a line of its own. */
export const searchLine = style({ flex: '1 0 100%', minInlineSize: 0 })
/** One line that scrolls at every width. */
export const oneLine = style({ minInlineSize: 0 })
globalStyle(`${oneLine}${oneLine}`, {
  '@media': {
    [media.desktop]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the ring around what has the focus.
      margin: '-5px',
      padding: '5px',
    },
  },
})
globalStyle(`${oneLine} > *`, { flexShrink: 0 })

/** Filters beside the games, where there is room for a rail. */
export const railed = style({
  ...columns(1, vars.space.m, { roomy: { columns: '16rem minmax(0, 1fr)', gap: vars.space.l } }),
  minInlineSize: 0,
})
/** Of what a shell holds for both, each window shows what is meant for it. */
export const roomyOnly = style({ display: 'none', '@media': { [media.roomy]: { display: 'block' } } })
/** Some of the chips of a line. */
export const inLine = style({ display: 'contents' })
/** The same for what stands among others in a line. */
export const narrowContents = style({ display: 'contents', '@media': { [media.roomy]: { display: 'none' } } })
export const narrowOnly = style({ '@media': { [media.roomy]: { display: 'none' } } })
export const games = style({ ...columns(1, vars.space.m), alignContent: 'start', minInlineSize: 0 })

/** What ends the sheet stays in sight while its filters scroll. */
export const sheetEnd = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${vars.space.l})`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginBlockEnd: `calc(-1 * ${vars.space.l})`,
  paddingBlock: vars.space.s,
  backgroundColor: vars.color.surface,
})
/** What shows the games takes the room; enlarged letters put it on a line of its own. */
globalStyle(`${sheetEnd} > :last-child`, { flex: '1 1 9rem' })
