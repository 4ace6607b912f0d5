import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

export const first = style({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { 'fixtures (min-width: 40rem)': { fontSize: '0.9375rem' } },
})
/** A period that has no clock: in a column of its own its words may take two lines. */
export const word = style({
  '@container': {
    'fixtures (min-width: 40rem)': { fontSize: '0.8125rem', lineHeight: 1.2, whiteSpace: 'normal' },
  },
})
export const live = style({ color: vars.color.liveText })
export const second = style({
  ...oneLine,
  minInlineSize: 0,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
