import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const shell = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  selectors: {
    // The light that a brand's accent throws on the page, low and behind everything.
    '&::before': {
      content: '',
      position: 'fixed',
      zIndex: -1,
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '70vh',
      backgroundImage: `radial-gradient(60% 70% at 50% 110%, ${vars.color.glow}, transparent)`,
      pointerEvents: 'none',
    },
  },
})
export const skip = style({
  position: 'fixed',
  zIndex: 70,
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: 650,
  selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
})
export const body = style({ display: 'flex', flex: 1, minInlineSize: 0 })
/** Header, bottom bar and what belongs to them: they give way while something on the page takes the whole frame, as a running game does. */
export const givesWay = style({
  display: 'contents',
  selectors: { [`${shell}:has([data-takes-frame]) &`]: { display: 'none' } },
})
export const main = style({ flex: 1, minInlineSize: 0, outline: 'none' })
// The old page fades into the new one, over the theme's own time, and nothing waits for it.
globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: vars.motion.base,
  animationTimingFunction: vars.motion.ease,
})
/** How long a page takes to come, as a CSS time. */
export const comingTime = vars.motion.base
/** From where a page comes, as a CSS transform; `none` where the brand's pages fade alone. */
export const turn = vars.motion.turn
