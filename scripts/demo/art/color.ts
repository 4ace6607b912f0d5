/** Colours in OKLCH, where the same chroma looks equally strong in every hue. */
import { formatHex, toGamut, wcagContrast } from 'culori'

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export type Lch = readonly [l: number, c: number, h: number]

const inGamut = toGamut('rgb', 'oklch')
const known = new Map<string, string>()

/** The colour as `#rrggbb`; chroma gives way where a screen can't show it. */
export function hex(lch: Lch): string {
  const key = lch.join()
  const found = known.get(key)
  if (found) return found
  const [l, c, h] = lch
  const made = formatHex(inGamut({ mode: 'oklch', l, c, h: ((h % 360) + 360) % 360 }))
  known.set(key, made)
  return made
}

/** Between two colours, by the shorter way around the hues. */
export function mix([l, c, h]: Lch, [toL, toC, toH]: Lch, t: number): Lch {
  const turn = ((toH - h + 540) % 360) - 180
  return [l + (toL - l) * t, c + (toC - c) * t, h + turn * t]
}

/** WCAG contrast of two `#rrggbb`, from 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

/** The colours that things have: of a cherry, of gold, of the sea. */
const TINTS = {
  red: [0.62, 0.23, 25],
  crimson: [0.5, 0.2, 18],
  orange: [0.74, 0.18, 55],
  gold: [0.82, 0.165, 84],
  yellow: [0.9, 0.17, 98],
  lime: [0.84, 0.2, 128],
  green: [0.66, 0.18, 148],
  forest: [0.5, 0.13, 152],
  teal: [0.72, 0.13, 190],
  sky: [0.78, 0.12, 232],
  blue: [0.58, 0.2, 262],
  navy: [0.4, 0.13, 268],
  violet: [0.58, 0.22, 298],
  magenta: [0.64, 0.25, 342],
  pink: [0.79, 0.14, 0],
  brown: [0.52, 0.1, 52],
  tan: [0.74, 0.09, 68],
  ivory: [0.94, 0.035, 88],
  silver: [0.82, 0.02, 250],
  steel: [0.58, 0.04, 255],
  ink: [0.3, 0.04, 285],
} as const satisfies Readonly<Record<string, Lch>>

export type Tint = keyof typeof TINTS
export const TINT_NAMES = Object.keys(TINTS) as Tint[] // the table’s own keys

/** A tint in the light and in the shade. */
export interface Ramp {
  readonly shine: string
  readonly light: string
  readonly mid: string
  readonly deep: string
  readonly dark: string
}

/** Light turns towards yellow and shade towards blue, as it does under a warm lamp. */
export function rampOf(tint: Tint): Ramp {
  const [l, c, h] = TINTS[tint]
  const warm = (by: number): number => h + Math.max(-by, Math.min(by, (((90 - h + 540) % 360) - 180) * 0.25))
  const cool = (by: number): number => h + Math.max(-by, Math.min(by, (((290 - h + 540) % 360) - 180) * 0.2))
  return {
    shine: hex([Math.min(0.985, l + 0.26), c * 0.42, warm(22)]),
    light: hex([Math.min(0.96, l + 0.12), c * 0.9, warm(16)]),
    mid: hex([l, c, h]),
    deep: hex([l * 0.7, c * 0.92, cool(12)]),
    dark: hex([l * 0.36, c * 0.55, cool(20)]),
  }
}
