import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { skeleton } from '../../ui/states/feedback.css.ts'
import { media } from '../../ui/layout/media.ts'
import { columns } from '../../ui/lists/columns.ts'

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  marginBlock: `calc(-1 * ${vars.space.s})`,
  gap: vars.space.xxs,
  minBlockSize: vars.control.s,
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
})
/** Head over all of it, the result beside the facts, and past draws below the result. */
export const layout = style(
  columns(1, vars.space.l, {
    desktop: {
      columns: 'minmax(0, 1fr) min(20rem, 40%)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space.xl,
      alignItems: 'start',
    },
  }),
)
globalStyle(`${layout} > :first-child`, { '@media': { [media.desktop]: { gridColumn: '1 / -1' } } })
globalStyle(`${layout} > :nth-child(2)`, { '@media': { [media.desktop]: { gridColumn: '1' } } })
globalStyle(`${layout} > :nth-child(3)`, {
  '@media': { [media.desktop]: { gridColumn: '2', gridRow: '2 / 4' } },
})
globalStyle(`${layout} > :nth-child(4)`, { '@media': { [media.desktop]: { gridColumn: '1' } } })
export const headPlace = style([
  skeleton,
  { blockSize: '21rem', borderRadius: vars.radius.l, '@media': { [media.tablet]: { blockSize: '11rem' } } },
])
export const resultPlace = style([skeleton, { blockSize: '10rem', borderRadius: vars.radius.l }])
export const factsPlace = style([skeleton, { blockSize: '18rem', borderRadius: vars.radius.l }])
