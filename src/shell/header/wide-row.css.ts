import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { PAGE_MARGIN, PAGE_WIDTH } from '../../ui/page/page.css.ts'
import { cramped } from './header.css.ts'

/** A row of a wide header: as wide as the page's grid, whose edges it keeps. */
export const wideRow = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.s,
  inlineSize: '100%',
  maxInlineSize: PAGE_WIDTH,
  marginInline: 'auto',
  paddingInline: PAGE_MARGIN,
  '@container': { [cramped]: { flexWrap: 'wrap', paddingBlock: vars.space.xs } },
})
/** The search, as wide as the row lets it. */
export const search = style({
  containerType: 'inline-size',
  containerName: 'search',
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: vars.control.m,
})
/** What stands at the row's end, however short the search is. */
export const atEnd = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs, marginInlineStart: 'auto' })
