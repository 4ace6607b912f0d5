import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { columns } from '../../../ui/lists/columns.ts'

export const grid = style(columns(2, vars.space.s, { tablet: { gap: vars.space.m }, desktop: { columns: 4 } }))
export const topic = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  blockSize: '100%',
  minBlockSize: '6.5rem',
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  color: vars.color.ink,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } } },
})
export const title = style({ fontWeight: 650 })
export const line = style({ color: vars.color.muted, fontSize: vars.size.s })
globalStyle(`${topic}:hover ${title}`, { '@media': { [media.hover]: { color: vars.color.accentText } } })
