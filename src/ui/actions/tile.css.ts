import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

/** A button or a link of a whole line of words, in a frame of its own. */
export const tile = style({
  display: 'grid',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: 48,
  margin: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accentText,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentText}`,
    },
    '&:disabled': { cursor: 'default' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.raised } } },
    [media.forced]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
  },
})
