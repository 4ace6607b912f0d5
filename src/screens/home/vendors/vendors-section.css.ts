import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { lane, stop } from '../../../ui/lists/lane.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { columns } from '../../../ui/lists/columns.ts'

const HEIGHT = '4rem'

const wall = style(columns(3, vars.space.xs, { tablet: { columns: 5 }, desktop: { columns: 7 } }))
const row = style([lane, { gridAutoColumns: '8.5rem', '@media': { [media.tablet]: { gridAutoColumns: '10rem' } } }])
export const list = { wall, row }
export const item = stop
export const vendor = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: HEIGHT,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size.s,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent, backgroundColor: vars.color.raised } } },
  },
})
export const place = style({ blockSize: HEIGHT, borderRadius: vars.radius.m })
