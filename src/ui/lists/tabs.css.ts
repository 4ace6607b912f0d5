import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { highlight } from '../layout/highlight.ts'
import { media } from '../layout/media.ts'

/** Choices of which one holds, side by side in one frame. */
export const tabs = style({
  display: 'grid',
  flex: '1 1 13rem',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: vars.space.xxs,
  margin: 0,
  minInlineSize: 0,
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.field,
  '@media': { [media.largeLetters]: { gridAutoFlow: 'row' } },
})
/** Each tab as wide as its name, at least its share of the line. */
export const oneLine = style({
  gridAutoColumns: 'minmax(max-content, 1fr)',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
})
export const tab = style({
  minBlockSize: vars.control.s,
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.xxs,
  border: '1px solid transparent',
  borderRadius: `calc(${vars.radius.m} - ${vars.space.xxs})`,
  background: 'none',
  color: vars.color.onField,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-selected="true"], &[aria-pressed="true"]': {
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
      borderColor: vars.color.accentText,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: 44 },
    [media.forced]: {
      selectors: {
        '&[aria-selected="true"], &[aria-pressed="true"]': highlight,
      },
    },
  },
})

/** Underlined words in a line that scrolls where it has no room. */
export const lineTabs = style({
  display: 'flex',
  gap: vars.space.m,
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
})
export const lineTab = style({
  flexShrink: 0,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.xxs,
  paddingBlock: 0,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: 1.25,
  selectors: { '&[aria-selected="true"]': { borderBlockEndColor: vars.color.accent, color: vars.color.ink } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } },
    [media.forced]: { selectors: { '&[aria-selected="true"]': highlight } },
  },
})
