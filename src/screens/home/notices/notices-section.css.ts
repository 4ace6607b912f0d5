import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { card, page } from '../../../ui/page/page.css.ts'

export const strip = style([page, { paddingBlock: vars.space.s }])
/** As high as the running line, before it runs. */
export const line = style([
  card,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    blockSize: '3rem',
    paddingInlineStart: vars.space.m,
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
  },
])
