/** Apart, since scripts ask for them too and would bring all the others along. */
export const DESKTOP = 'screen and (min-width: 1024px)'
export const NARROW = 'screen and (max-width: 1023.98px)'

/** The widths and wishes that styles answer to; the phone is the base, so every width is a minimum. */
export const media = {
  /** All but the narrowest phones and laptops at 400 % zoom. */
  phone: 'screen and (min-width: 360px)',
  tablet: 'screen and (min-width: 640px)',
  desktop: DESKTOP,
  wide: 'screen and (min-width: 1280px)',
  /** All that are no desktops. */
  narrow: NARROW,
  /** A pointer that can hover; touch screens keep hover styles stuck after a tap. */
  hover: '(hover: hover)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const
