import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { TALL } from '../header-height.css.ts'
import { cramped } from '../header.css.ts'

/** The ground of the upper row, over the whole width. */
export const toolsGround = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: TALL.tools,
  backgroundColor: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': { [cramped]: { display: 'none' } },
})
export const rows = style({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"tools tools account" "logo nav nav"',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: `${TALL.tools} ${TALL.bar}`,
  alignItems: 'center',
  columnGap: vars.space.m,
  paddingInline: vars.space.l,
  '@container': {
    [cramped]: {
      gridTemplateAreas: '"logo tools" "account account" "nav nav"',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: `${TALL.tools} auto ${TALL.bar}`,
    },
  },
})
export const logo = style({ gridArea: 'logo' })
export const tools = style({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  justifySelf: 'start',
  // Its first button's icon stands above the logo's edge.
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
  '@container': { [cramped]: { justifySelf: 'end', marginInlineStart: 0 } },
})
export const account = style({ gridArea: 'account' })
export const nav = style({
  gridArea: 'nav',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) auto',
  justifyContent: 'start',
  gap: 2,
  minInlineSize: 0,
})
