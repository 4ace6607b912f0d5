import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

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
