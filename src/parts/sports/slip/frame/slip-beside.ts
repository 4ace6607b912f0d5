/** From here on a page has room for the slip beside it: 1200 pixels at the usual size of letters. */
export const SLIP_BESIDE = 'screen and (min-width: 75em)'
