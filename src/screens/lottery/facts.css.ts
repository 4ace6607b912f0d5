import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'
import { rows } from '../../ui/page/page.css.ts'

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m })
export const list = style([rows, { margin: 0 }])
export const fact = style({
  display: 'grid',
  gap: vars.space.xxs,
  minBlockSize: '4.25rem',
  alignContent: 'center',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.tablet]: { paddingInline: vars.space.m } },
})
globalStyle(`${fact} > dt`, { color: vars.color.muted, fontSize: vars.size.s })
globalStyle(`${fact} > dd`, { margin: 0, minBlockSize: '1.5em', fontWeight: 600 })
