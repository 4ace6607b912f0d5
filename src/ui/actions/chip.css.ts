import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tightLeading } from '../../theme/writing-systems.ts'
import { highlight } from '../layout/highlight.ts'
import { media } from '../layout/media.ts'
import * as lane from '../lists/lane.css.ts'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.control.s,
  // Longer than any name should be; what is longer still breaks rather than making a row without an end.
  maxInlineSize: 'min(20rem, 80vw)',
  margin: 0,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.pill,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: tightLeading(1.2),
  overflowWrap: 'anywhere',
  // A finger sees what it has chosen, whole and in the first frame: the browser's own mark would lie over it for a while,
  // and costs a slow phone more than the answer does.
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accentText,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentText}`,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: 44 },
    [media.hover]: {
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: { '&:hover:not([aria-pressed="true"])': { backgroundColor: vars.color.raised } },
    },
    [media.forced]: { selectors: { '&[aria-pressed="true"]': highlight } },
  },
})
export const chipMark = style({ inlineSize: '1em', blockSize: '1em' })

/** One line that scrolls on phones, as many as there are on wide windows. */
export const chips = style([
  lane.lane,
  {
    gridAutoColumns: 'max-content',
    alignItems: 'center',
    gap: vars.space.xs,
    '@media': {
      [media.desktop]: { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, overflow: 'visible' },
    },
  },
])
// Twice: which of the two that lay it out comes last on a page is not said.
export const inCard = style({
  '@media': { [media.narrow]: { selectors: { '&&': { marginInline: 0, paddingInline: 0, scrollPaddingInline: 0 } } } },
})
