/** From a brand's few decisions to every token that styles may use. */
import type { Decisions, Mode } from './decisions.ts'
import { MODES } from './decisions.ts'
import { deriveColors, type ColorTokens } from './derive-colors.ts'
import { deriveShared, type SharedTokens } from './derive-shared.ts'

export { deriveOffer } from './derive-offer.ts'
export { duotoneFilter } from './duotone.ts'
export { fallbackName, SYSTEM } from './derive-shared.ts'

export interface DerivedTheme {
  /** The modes that the brand has, light first. */
  readonly modes: readonly Mode[]
  /** What is shown where the visitor's system states no preference. */
  readonly defaultMode: Mode
  readonly shared: SharedTokens
  readonly light?: ColorTokens
  readonly dark?: ColorTokens
}

/**
 * Fills every token. Contrast holds by construction: for any palette that the schema admits, words reach 4.5:1,
 * edges and focus 3:1, in every state; hues hold while lightness gives way. Values are CSS text; colours are sRGB hex.
 */
export function derive(decisions: Decisions): DerivedTheme {
  const { color } = decisions
  const modes = MODES.filter((mode) => color[mode])
  return {
    modes,
    defaultMode: modes[0] ?? 'light',
    shared: deriveShared(decisions),
    ...(color.light ? { light: deriveColors(color.light, 'light', decisions) } : {}),
    ...(color.dark ? { dark: deriveColors(color.dark, 'dark', decisions) } : {}),
  }
}
