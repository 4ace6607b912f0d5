/**
 * The tokens that styles may use: what is derived from a theme that says nothing. The vanilla-extract contract takes its shape
 * from here, so a style that names a token which nobody derives does not compile.
 */
import { BASE } from './decisions.ts'
import { deriveColors } from './derive-colors.ts'
import { deriveShared } from './derive-shared.ts'

/** Any colours: their names are what counts. */
const PLAIN = { ground: '#ffffff', ink: '#000000', accent: '#0000ff' }

/** Every token, by group. */
export const tokenShape = { color: deriveColors(PLAIN, 'light', BASE), ...deriveShared(BASE) }
