import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { lane, stop } from '../../../ui/lists/lane.css.ts'
import { media } from '../../../ui/layout/media.ts'

const HEIGHT = '4rem'

const wall = style({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
})
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
