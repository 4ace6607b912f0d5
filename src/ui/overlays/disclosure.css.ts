import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

/** Of what is chosen in there: an edge as a control has it. */
export const chooser = style({
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
})
/** In a list of them, a line stands between two. */
export const entry = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } })
export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: '3.5rem',
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  listStyle: 'none',
  outlineOffset: -2,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised } } } },
})
export const compact = style({ selectors: { '&&': { minBlockSize: 48, paddingBlock: 0 } } })
export const chevron = style({
  flexShrink: 0,
  color: vars.color.muted,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
})
/** What it opens to, below the title and in line with it. */
export const content = style({
  paddingBlockStart: vars.space.xs,
  paddingInline: vars.space.m,
  paddingBlockEnd: vars.space.m,
})
