import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { TALL } from '../header-height.css.ts'
import { cramped } from '../header.css.ts'

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  minBlockSize: TALL.bar,
  paddingInline: vars.space.l,
  '@container': { [cramped]: { display: 'flex', flexWrap: 'wrap', paddingBlock: vars.space.s } },
})
export const logo = style({ flexShrink: 0 })
export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs })
export const nav = style({ minInlineSize: 0, '@container': { [cramped]: { order: 1, inlineSize: '100%' } } })
