import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { CENTRE_HEIGHT } from '../../ui/overlays/dialog.css.ts'
import { media } from '../../ui/layout/media.ts'

/** The menu beside the page; on a phone there is one of them. */
export const panes = style({
  display: 'grid',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: vars.space.l, alignItems: 'start' },
    [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: vars.space.xl },
  },
})
/** What stands in the place of both. */
export const whole = style({ gridColumn: '1 / -1', minInlineSize: 0 })
/** Stays while a long page scrolls, and scrolls by itself where it is higher than the dialog is below its title. */
export const beside = style({
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockStart: 0,
      maxBlockSize: `calc(${CENTRE_HEIGHT} - 6.5rem)`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      // What is focused has its ring around it.
      padding: 3,
      margin: -3,
    },
  },
})
export const page = style({ display: 'grid', gap: vars.space.m, alignContent: 'start', minInlineSize: 0 })
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 })
export const title = style({
  fontSize: vars.size.xl,
  overflowWrap: 'anywhere',
  outline: 'none',
  '@media': { [media.low]: { fontSize: `min(${vars.size.m}, 7.5vw)` } },
})
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space.s})` })
