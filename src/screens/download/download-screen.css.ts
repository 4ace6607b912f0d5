import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'
import { card, padded } from '../../ui/page/page.css.ts'
import { columns } from '../../ui/lists/columns.ts'
import { iconTile } from '../../ui/media/icon-tile.ts'

export const screen = style([padded, { gap: vars.space.xl }])
export const apps = style(
  columns(1, vars.space.m, { wide: { columns: 'repeat(auto-fit, minmax(18rem, 1fr))', gap: vars.space.l } }),
)
export const waiting = style({ blockSize: '34rem', borderRadius: vars.radius.l })
export const app = style([
  card,
  {
    display: 'grid',
    gap: vars.space.m,
    alignContent: 'start',
    padding: vars.space.l,
    '@media': {
      // On tablets the code stands beside its steps; on wide windows three apps stand side by side.
      '(min-width: 40em) and (max-width: 79.999em)': {
        gridTemplateColumns: '200px minmax(0, 1fr)',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: vars.space.xl,
      },
    },
  },
])
/** On phones the download itself comes first, and the code last: nobody scans the screen that they hold. */
export const code = style({
  display: 'grid',
  justifyItems: 'center',
  '@media': {
    '(min-width: 40em) and (max-width: 79.999em)': { gridRow: '1 / span 3' },
    [media.wide]: { gridRow: 2 },
  },
})
globalStyle(`${code} > *`, {
  '@media': { '(max-width: 39.999em)': { inlineSize: '7.5rem', blockSize: 'auto' } },
})
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontSize: vars.size.xl,
})
export const mark = style(iconTile(44))
export const steps = style({ display: 'grid', gap: vars.space.s, counterReset: 'step', listStyle: 'none', padding: 0 })
export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  gap: vars.space.s,
  lineHeight: 1.5,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '1.75rem',
      blockSize: '1.75rem',
      borderRadius: vars.radius.pill,
      border: `1px solid ${vars.color.edge}`,
      fontSize: vars.size.s,
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })
// An e-mail address is one long word, and may be wider than a phone.
globalStyle(`${ways} > *`, { maxInlineSize: '100%', textAlign: 'start', overflowWrap: 'anywhere' })
