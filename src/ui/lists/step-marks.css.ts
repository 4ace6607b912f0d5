import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const step = style({
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `4px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-reached]': { borderBlockStartColor: vars.color.accentText },
    '&[aria-current]': { color: vars.color.accentText },
  },
  '@media': { [media.forced]: { selectors: { '&[data-reached]': { borderBlockStartColor: 'Highlight' } } } },
})
