import { createGlobalThemeContract } from '@vanilla-extract/css'
import { tokenShape } from './tokens.ts'

/** The custom properties that styles refer to: `vars.color.accent` is `var(--color-accent)`. */
export const vars = createGlobalThemeContract(tokenShape, (_value, path) => path.join('-'))
