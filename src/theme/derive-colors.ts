/** One mode's colour tokens, derived in OKLCH so that steps look even whatever the hue. */
import { contrast, hexOf, luminance, mix, oklchOf, over, reach, withLuminance, withOpacity } from './color.ts'
import type { Hex } from './color.ts'
import type { Decisions, Mode, Palette } from './decisions.ts'
import { GROUND_LIMITS } from './decisions.ts'
import { paper } from './paper.ts'

/** WCAG AA: for words, and for edges, icons and rings. */
const WORDS = 4.5
const EDGES = 3

const shift = (color: Hex, lightness: number) => {
  const { l, c, h } = oklchOf(color)
  return hexOf({ l: l + lightness, c, h })
}

/**
 * A filled colour with its states and the words that are readable on all of them. States move away from the words on
 * them, so contrast rises; a colour at the end of the scale has no room there and turns back.
 */
function fill(color: Hex, stated?: Hex) {
  const { l, c, h } = oklchOf(color)
  const statedPasses = stated !== undefined && contrast(stated, color) >= WORDS
  const light = statedPasses ? luminance(stated) > luminance(color) : contrast('#ffffff', color) >= WORDS
  const room = light ? l : 1 - l
  const away = light ? -1 : 1
  // Turning back takes larger steps: eight bits hold hardly any shades next to black.
  const [first, second] = room > 0.2 ? [away * 0.04, away * 0.08] : [away * -0.12, away * -0.2]
  const hover = shift(color, first)
  const active = shift(color, second)
  // Near-black with a breath of the fill's own hue sits better on it than pure black.
  const start = stated ?? (light ? '#ffffff' : hexOf({ l: 0.19, c: Math.min(c * 0.25, 0.04), h }))
  return { base: color, hover, active, on: reach(start, [color, hover, active], WORDS, light ? 'light' : 'dark') }
}

/**
 * Derives the colours of one mode.
 * @param light how strongly the accent lights the page, and how much the page looks like paper, 0 to 1 each
 */
export function deriveColors(palette: Palette, mode: Mode, { glow, grain }: Pick<Decisions, 'glow' | 'grain'>) {
  const dark = mode === 'dark'
  const towards = dark ? 'light' : 'dark'
  // A little room beyond what a stated ground may have: cards are lighter than a dark page.
  const limits = dark ? { max: GROUND_LIMITS.dark.max + 0.02 } : { min: GROUND_LIMITS.light.min - 0.03 }
  const asGround = (color: Hex) => withLuminance(color, limits)

  const ground = palette.ground
  const surface = palette.surface ?? asGround(shift(ground, dark ? 0.035 : 0.025))
  const raised = palette.raised ?? asGround(shift(surface, dark ? 0.035 : 0.015))
  const sunken = palette.sunken ?? asGround(shift(ground, dark ? -0.025 : -0.025))
  const field = asGround(dark ? mix(ground, surface, 0.4) : surface)
  const fibre = asGround(shift(ground, (dark ? 0.03 : -0.05) * grain))
  const grounds = [ground, surface, raised, sunken, field, fibre]
  const words = (color: Hex, ratio = WORDS, on = grounds) => reach(color, on, ratio, towards)

  const veil = withLuminance(sunken, dark ? { max: 0.02 } : { min: 0.85 })
  const VEIL = 0.8
  // Words on a picture lie on the veil; the worst picture is all white, or all black.
  const veiled = over(veil, VEIL, dark ? '#ffffff' : '#000000')
  const ink = words(palette.ink, WORDS, [...grounds, veiled])

  const accent = fill(palette.accent, palette.onAccent)
  const onAccentIsLight = luminance(accent.on) > luminance(accent.base)
  const metal = palette.gilt ?? mix(accent.on, accent.base, 0.15)
  const gilt = fill(reach(metal, [accent.base], WORDS, onAccentIsLight ? 'light' : 'dark'))
  const live = fill(palette.live ?? palette.accent)
  const chat = fill(palette.chat ?? palette.accent)
  const soft = (color: Hex) => asGround(mix(surface, color, dark ? 0.2 : 0.14))
  const onSoft = (color: Hex, background: Hex) => reach(color, [background], WORDS, towards)
  const statusLightness = dark ? 0.78 : 0.5
  const status = (stated: Hex | undefined, c: number, h: number) => words(stated ?? hexOf({ l: statusLightness, c, h }))
  const good = status(palette.good, 0.15, 155)
  const bad = status(palette.bad, 0.17, 25)
  const warn = status(palette.warn, 0.13, 75)
  const [accentSoft, goodSoft, badSoft, warnSoft] = [soft(palette.accent), soft(good), soft(bad), soft(warn)]

  const edge = words(mix(ground, ink, 0.45), EDGES)
  const disabled = asGround(mix(ground, ink, 0.1))

  return {
    /** The page, and what lies on it: a card, then what lies on a card; sunken is behind the page (wells, footers). */
    ground,
    surface,
    raised,
    sunken,
    /** Under words on a picture. */
    scrim: withOpacity(veil, VEIL),
    /** Behind a dialog: so dark that its panel stands out, 3:1 and more, whatever lies below. */
    veil: dark ? withOpacity(veil, VEIL) : 'rgb(30 20 12 / 0.55)',
    line: palette.line ?? mix(surface, ink, 0.13),
    /** The edge of a control: 3:1 against ground and surface. */
    edge,
    ink,
    muted: words(palette.muted ?? mix(ink, ground, 0.32)),
    /** A filled accent, its states, and the words on it. */
    accent: accent.base,
    accentHover: accent.hover,
    accentActive: accent.active,
    onAccent: accent.on,
    /** Metal on the accent: hairlines, figures, a button and the words on that. */
    gilt: gilt.base,
    onGilt: gilt.on,
    /** A tint of the accent, and words on it. */
    accentSoft,
    onAccentSoft: onSoft(palette.accent, accentSoft),
    /** The accent as words or icon on ground, surface and raised: 4.5:1. */
    accentText: words(palette.accent),
    /** The second accent (live things), its words, and itself as words. */
    live: live.base,
    onLive: live.on,
    liveText: words(live.base),
    /** The head of the chat room, and the words on it. */
    chat: chat.base,
    onChat: chat.on,
    focus: words(palette.focus ?? palette.accent, EDGES),
    field,
    onField: words(ink, WORDS, [field]),
    placeholder: words(mix(ink, field, 0.4), WORDS, [field]),
    good,
    goodSoft,
    onGoodSoft: onSoft(good, goodSoft),
    bad,
    badSoft,
    onBadSoft: onSoft(bad, badSoft),
    warn,
    warnSoft,
    onWarnSoft: onSoft(warn, warnSoft),
    disabled,
    onDisabled: words(mix(disabled, ink, 0.5), EDGES, [disabled]),
    oddsUp: good,
    oddsDown: bad,
    /** Light that the accent throws on the page; transparent where a brand has none. */
    glow: glow === 0 ? 'transparent' : withOpacity(palette.accent, 0.4 * glow),
    /** An image that repeats over the page's ground, such as fibres of paper, or none. Words may lie on it. */
    grain: grain === 0 ? 'none' : paper(fibre),
  }
}

/** The tokens that change with the colour mode; the others are the same in both. */
export type ColorTokens = Readonly<ReturnType<typeof deriveColors>>
