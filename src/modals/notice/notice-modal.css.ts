import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'

/** Two panes side by side from tablets on; on phones one after the other: the titles, then the one that was chosen. */
export const panes = style({
  display: 'grid',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      columnGap: vars.space.l,
      minBlockSize: 'min(14rem, 60dvh)',
    },
  },
})
export const titles = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.m,
  minInlineSize: 0,
  selectors: { '[data-reading="true"] > &': { display: 'none' } },
  '@media': {
    [media.tablet]: {
      borderInlineEnd: `1px solid ${vars.color.line}`,
      paddingInlineEnd: vars.space.m,
      selectors: { '[data-reading] > &': { display: 'grid' } },
    },
  },
})
export const list = style({ display: 'grid', gap: vars.space.xxs, margin: 0 })
export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s,
  rowGap: 2,
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.control.l,
  alignContent: 'center',
  margin: 0,
  border: 0,
  borderRadius: vars.radius.m,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    // On phones the chosen one is not beside its title.
    [media.tablet]: {
      selectors: {
        '&[aria-current="true"]': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft },
      },
    },
    [media.hover]: { selectors: { '&:hover:not([aria-current="true"])': { backgroundColor: vars.color.raised } } },
    [media.forced]: { selectors: { '&[aria-current="true"]': { border: '2px solid Highlight' } } },
  },
})
export const time = style({
  gridColumn: 1,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { selectors: { '[aria-current="true"] > &': { color: 'inherit' } } } },
})
export const ahead = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  color: vars.color.muted,
  '@media': { [media.tablet]: { display: 'none' } },
})
export const pane = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: vars.space.s,
  minInlineSize: 0,
  selectors: { '[data-reading="false"] > &': { display: 'none' } },
  '@media': { [media.tablet]: { selectors: { '[data-reading] > &': { display: 'grid' } } } },
})
export const back = style({
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
  '@media': { [media.tablet]: { display: 'none' } },
})
export const heading = style({ fontSize: vars.size.l, outline: 'none', overflowWrap: 'anywhere' })
export const action = style({
  marginBlockStart: vars.space.s,
  alignSelf: 'end',
  '@media': { [media.tablet]: { justifySelf: 'start' } },
})
/** One notice alone has no list beside it. */
export const single = style({ display: 'grid' })
