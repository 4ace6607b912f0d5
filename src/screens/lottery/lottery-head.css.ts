import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'
import { card } from '../../ui/page/page.css.ts'

/** How many columns fit depends on how large letters are as well, which windows' widths do not tell. */
const BESIDE = '(min-width: 16rem)'
const TWO = '(min-width: 34rem)'
const THREE = '(min-width: 56rem)'

export const place = style({ containerType: 'inline-size', minInlineSize: 0 })
const base = style([
  card,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.m,
    alignItems: 'center',
    padding: vars.space.m,
    overflow: 'hidden',
    '@container': {
      [TWO]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.l, padding: vars.space.l },
      [THREE]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: vars.space.xl },
    },
  },
])
/** `art`: the lottery's picture bleeds to the far edge, behind a scrim. `plain`: a framed head with a line above. */
export const head = {
  art: style([base, { minBlockSize: '11rem' }]),
  plain: style([base, { borderBlockStart: `3px solid ${vars.color.accent}` }]),
}
export const art = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: 'blur(28px) saturate(1.15)',
  scale: '1.2',
  opacity: 0.24,
  '@media': { [media.forced]: { display: 'none' } },
})
export const who = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'center',
  '@container': {
    [BESIDE]: { gridTemplateColumns: '5rem minmax(0, 1fr)' },
    [TWO]: { gridTemplateColumns: '7rem minmax(0, 1fr)', gridRow: '1 / 3' },
    [THREE]: { gridRow: 'auto' },
  },
})
export const picture = style({
  position: 'relative',
  aspectRatio: '1',
  inlineSize: '100%',
  maxInlineSize: '7rem',
  borderRadius: vars.radius.m,
  overflow: 'hidden',
})
export const names = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 })
globalStyle(`${names} > h1`, { overflowWrap: 'anywhere', fontSize: `min(${vars.size.xxl}, 14cqi)` })
export const kind = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, color: vars.color.muted })
export const next = style({ display: 'grid', gap: vars.space.xs, alignContent: 'center' })
export const draw = style({
  minBlockSize: '1.5em',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
})
/** As high as the clock with its words. */
export const clock = style({ minBlockSize: '4.5rem' })
export const play = style({ '@container': { [TWO]: { minInlineSize: '11rem' } } })
