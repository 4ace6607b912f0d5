/** 1024 pixels at the usual size of letters. Apart, since scripts ask for them too and would bring all the others along. */
export const DESKTOP = 'screen and (min-width: 64em)'
/** No phone, at the usual size of letters. */
export const TABLET = 'screen and (min-width: 40em)'
/** A finger is what points: a phone or a tablet. */
export const TOUCH = '(pointer: coarse)'
export const NARROW = 'screen and (max-width: 63.999em)'

/**
 * The widths and wishes that styles answer to; the phone is the base, so every width is a minimum. In the size of letters, of
 * 16 pixels unless the visitor has told the browser otherwise: who has them twice as large has half the room.
 */
export const media = {
  /** All but the narrowest phones and laptops at 400 % zoom. */
  phone: 'screen and (min-width: 22.5em)',
  tablet: TABLET,
  /** Phones. */
  belowTablet: 'screen and (max-width: 39.999em)',
  desktop: DESKTOP,
  /** Room for what narrows a list beside it. */
  roomy: 'screen and (min-width: 70em)',
  wide: 'screen and (min-width: 80em)',
  /** All that are no desktops. */
  narrow: NARROW,
  /** So narrow for its letters, as a phone is with letters half as large again: what stands side by side breaks. */
  largeLetters: 'screen and (max-width: 16em)',
  /** So low, as a laptop at 400 % zoom or a phone with letters twice as large, that bars would leave no page between them. */
  low: 'screen and (max-height: 20em)',
  /** A pointer that can hover; touch screens keep hover styles stuck after a tap. */
  hover: '(hover: hover)',
  still: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const
