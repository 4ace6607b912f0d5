import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'
import { PAGE_MARGIN } from '../../ui/page/page.css.ts'

const SIDE = '46px'

/** In the right margin of wide windows; phones find the same in the side menu and on the download page. */
export const place = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'fixed',
      zIndex: 20,
      insetInlineEnd: `calc((${PAGE_MARGIN} - ${SIDE}) / 2)`,
      insetBlockEnd: vars.space.l,
    },
  },
})
export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: SIDE,
  blockSize: SIDE,
  padding: 0,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '50%',
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft } },
    },
  },
})
export const ways = style({
  inlineSize: 'min(44rem, calc(100vw - 6rem))',
  maxBlockSize: '80dvh',
  padding: vars.space.m,
  '@supports': { '(position-area: block-end)': { positionArea: 'block-start span-inline-start' } },
})
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space.xxs,
  overflowWrap: 'anywhere',
})
export const codes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-around',
  gap: vars.space.m,
  marginBlockStart: vars.space.m,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
