import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'
import { menuRow } from '../actions/menu-row.css.ts'

/** A menu under its button; without anchor positioning, under the header's end. */
export const popover = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: '3.75rem',
  insetInlineEnd: vars.space.s,
  margin: 0,
  padding: vars.space.xs,
  minInlineSize: '13rem',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.s})`,
  maxBlockSize: '70dvh',
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      positionArea: 'block-end span-inline-start',
      positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
      marginBlock: vars.space.xs,
    },
  },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})

export const item = style([
  menuRow,
  {
    borderRadius: `calc(${vars.radius.m} - ${vars.space.xxs})`,
    color: 'inherit',
    selectors: { '&[aria-current="true"]': { color: vars.color.accentText, fontWeight: 650 } },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft } },
      },
    },
  },
])
export const itemEnd = style({ marginInlineStart: 'auto' })
