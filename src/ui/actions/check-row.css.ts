import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { highlight } from '../layout/highlight.ts'
import { media } from '../layout/media.ts'

const ON = '[aria-pressed="true"]'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: 36,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.s,
  textAlign: 'start',
  WebkitTapHighlightColor: 'transparent',
  selectors: { [`&${ON}`]: { fontWeight: 650 } },
  '@media': {
    '(pointer: coarse)': { minBlockSize: 44 },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } },
    [media.forced]: { selectors: { [`&${ON}`]: highlight } },
  },
})
/** Drawn as a checkbox is. */
export const box = style({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: 18,
  blockSize: 18,
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: `min(${vars.radius.s}, 5px)`,
  backgroundColor: vars.color.field,
})
globalStyle(`${row}${ON} > ${box}`, { backgroundColor: vars.color.accent, borderColor: vars.color.accent })
globalStyle(`${row}${ON} > ${box}::after`, {
  content: '',
  inlineSize: 10,
  blockSize: 5,
  marginBlockStart: -3,
  border: `solid ${vars.color.onAccent}`,
  borderWidth: '0 0 2px 2px',
  transform: 'rotate(-45deg)',
})
export const words = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
