/**
 * Colours as the theme handles them: hex text in sRGB. Contrast is always measured on that text, after rounding to
 * eight bits, so what is promised is what browsers paint.
 */
import { clampChroma, converter, formatHex, interpolate, parse, wcagContrast, wcagLuminance } from 'culori'

/** `#rrggbb`, lower case, opaque. */
export type Hex = string

/** OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

const toOklch = converter('oklch')

/** A colour's OKLCH coordinates; the hue of a grey is 0. */
export function oklchOf(hex: Hex): Oklch {
  const { l, c, h } = toOklch(hex) ?? { l: 0, c: 0 }
  return { l, c, h: h ?? 0 }
}

/** The sRGB colour nearest to the coordinates: hue and lightness hold, chroma gives way. */
export function hexOf({ l, c, h }: Oklch): Hex {
  const lightness = Math.min(1, Math.max(0, l))
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.max(0, c), h }, 'oklch')) ?? '#000000'
}

/** `#rgb` and `#rrggbb` as `#rrggbb`; null when the text is anything else. */
export function normalHex(text: string): Hex | null {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? (formatHex(parse(text)) ?? null) : null
}

/** WCAG 2.2 contrast, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  return wcagContrast(a, b)
}

/** The lowest contrast of a colour against several, all by their luminance. */
const lowestOf = (color: number, grounds: readonly number[]): number =>
  Math.min(...grounds.map((ground) => (Math.max(color, ground) + 0.05) / (Math.min(color, ground) + 0.05)))

/** WCAG relative luminance, 0 to 1. */
export function luminance(hex: Hex): number {
  return wcagLuminance(hex)
}

/** Mixes in OKLab: `amount` 0 is the first colour, 1 the second. */
export function mix(from: Hex, to: Hex, amount: number): Hex {
  return formatHex(interpolate([from, to], 'oklab')(amount))
}

/** What is seen when a colour of some opacity (0 to 1) lies on another, as browsers blend it. */
export function over(top: Hex, opacity: number, below: Hex): Hex {
  return formatHex(interpolate([below, top], 'rgb')(opacity))
}

/** A colour with an opacity of 0 to 1, as `#rrggbbaa`. */
export function withOpacity(hex: Hex, opacity: number): string {
  return `${hex}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
}

/** The smaller angle between two hues, in degrees. */
export function hueDistance(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360
  return Math.min(turn, 360 - turn)
}

/**
 * The colour nearest to `color` that has the wanted contrast against every ground: its hue holds, its lightness moves
 * towards white or black no further than it must.
 * @param towards `light` on dark grounds, `dark` on light ones
 * @returns the best there is when even white or black falls short
 */
export function reach(color: Hex, grounds: readonly Hex[], ratio: number, towards: 'light' | 'dark'): Hex {
  // Worked out once, and not for each of the eleven colours that are tried.
  const lit = grounds.map(luminance)
  if (lowestOf(luminance(color), lit) >= ratio) return color
  const { c, h, l } = oklchOf(color)
  const end = towards === 'light' ? 1 : 0
  const at = (part: number) => hexOf({ l: l + (end - l) * part, c, h })
  const passes = (part: number) => lowestOf(luminance(at(part)), lit) >= ratio
  if (!passes(1)) return towards === 'light' ? '#ffffff' : '#000000'
  return at(firstPassing(passes))
}

/** Moves a colour's lightness until its luminance lies within the limits; the hue holds. */
export function withLuminance(color: Hex, { min = 0, max = 1 }: { min?: number; max?: number }): Hex {
  const { c, h, l } = oklchOf(color)
  const passes = (hex: Hex) => luminance(hex) >= min && luminance(hex) <= max
  if (passes(color)) return color
  const end = luminance(color) > max ? 0 : 1
  const at = (part: number) => hexOf({ l: l + (end - l) * part, c, h })
  return at(firstPassing((part) => passes(at(part))))
}

/** The least part from 0 (which fails) to 1 (which passes) that passes, to one in a thousand. */
function firstPassing(passes: (part: number) => boolean): number {
  let fails = 0
  let last = 1
  for (let round = 0; round < 10; round++) {
    const middle = (fails + last) / 2
    if (passes(middle)) last = middle
    else fails = middle
  }
  return last
}
