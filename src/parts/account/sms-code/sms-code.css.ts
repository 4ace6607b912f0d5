import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

/** A country's code, a flag and three digits, stands beside the number on all but the narrowest phones. */
const BESIDE = '(min-width: 18rem)'

export const place = style({ containerType: 'inline-size' })
export const row = style({
  display: 'grid',
  gap: vars.space.s,
  alignItems: 'start',
  '@container': { [BESIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})
/** The button while it waits: it keeps the focus, so it is not disabled for the browser. */
export const send = style({
  whiteSpace: 'normal',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-disabled="true"]:not([aria-busy])': {
      backgroundColor: vars.color.disabled,
      borderColor: 'transparent',
      color: vars.color.onDisabled,
    },
  },
})
export const status = style({
  fontSize: vars.size.s,
  color: vars.color.muted,
  selectors: { '&:empty': { display: 'none' } },
})
