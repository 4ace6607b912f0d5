import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { columns } from '../../../ui/lists/columns.ts'

/** Search and the sheet's button, and on wide windows the order at the other end; the chips below. */
export const bar = style({
  ...columns('minmax(0, 1fr) auto', vars.space.s, {
    largeLetters: { columns: 1 },
    desktop: {
      columns: 'minmax(14rem, 26rem) max-content minmax(12rem, 1fr)',
      justifyContent: 'start',
      columnGap: vars.space.m,
    },
  }),
  alignItems: 'center',
})
/** Where they stand in the bar. */
export const chipsPlace = style({ gridColumn: '1 / -1', order: 1 })
export const wideOnly = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', justifySelf: 'end' } },
})

/** Filters beside the games, where there is room for a rail. */
export const railed = style({
  ...columns(1, vars.space.m, { roomy: { columns: '16rem minmax(0, 1fr)', gap: vars.space.l } }),
  minInlineSize: 0,
})
/** Of what a shell holds for both, each window shows what is meant for it. */
export const roomyOnly = style({ display: 'none', '@media': { [media.roomy]: { display: 'block' } } })
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
