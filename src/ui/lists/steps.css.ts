/** See `Steps`. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const MARK = 28

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space.s,
  alignItems: 'center',
  paddingBlock: vars.space.xs,
  selectors: {
    // The way from one to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: MARK / 2 - 1,
      insetBlock: '50% -50%',
      inlineSize: 2,
      backgroundColor: vars.color.line,
    },
  },
})
export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: MARK,
  blockSize: MARK,
  borderRadius: '50%',
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.muted,
})
export const now = style({ borderColor: vars.color.accentText, color: vars.color.accentText })
