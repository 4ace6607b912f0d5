/** The colours inside an offer that a brand draws on a ground of its own, such as the paper of a ticket. */
import { hexOf, luminance, oklchOf, withLuminance } from './color.ts'
import type { Palette } from './decisions.ts'
import { GROUND_LIMITS } from './decisions.ts'
import { deriveColors, type ColorTokens } from './derive-colors.ts'

/** What may lie on an offer: words, lines, buttons, fields, states. */
const USED = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'line',
  'edge',
  'ink',
  'muted',
  'accent',
  'accentHover',
  'accentActive',
  'onAccent',
  'accentSoft',
  'onAccentSoft',
  'accentText',
  'liveText',
  'focus',
  'field',
  'onField',
  'placeholder',
  'live',
  'onLive',
  'good',
  'goodSoft',
  'onGoodSoft',
  'bad',
  'badSoft',
  'onBadSoft',
  'warn',
  'warnSoft',
  'onWarnSoft',
  'disabled',
  'onDisabled',
] as const satisfies readonly (keyof ColorTokens)[]

export type OfferTokens = Pick<ColorTokens, (typeof USED)[number]>

/** Between them lies what is neither a light ground nor a dark one. */
const MIDDLE = Math.sqrt(GROUND_LIMITS.dark.max * GROUND_LIMITS.light.min)

/** A page's colours on the ground of an offer; `null` where offers lie on cards, as everything else does. */
export function deriveOffer({ offer, accent, onAccent, live }: Palette): OfferTokens | null {
  if (!offer) return null
  const isLight = luminance(offer) > MIDDLE
  const ground = withLuminance(offer, isLight ? GROUND_LIMITS.light : GROUND_LIMITS.dark)
  const { c, h } = oklchOf(ground)
  const ink = hexOf({ l: isLight ? 0.2 : 0.96, c: Math.min(c, 0.03), h })
  const flat = { ground, surface: ground, raised: ground, sunken: ground, ink, accent }
  const palette = { ...flat, ...(onAccent && { onAccent }), ...(live && { live }) }
  const tokens = deriveColors(palette, isLight ? 'light' : 'dark', { glow: 0, grain: 0 })
  // The cast holds: they are some of all tokens.
  return Object.fromEntries(USED.map((name) => [name, tokens[name]])) as OfferTokens
}
