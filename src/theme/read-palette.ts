/** Reads the colours of one mode: any form the format has becomes `#rrggbb`. */
import { displayable, formatHex } from 'culori'
import { hexOf, luminance, normalHex, withLuminance } from './color.ts'
import type { Hex } from './color.ts'
import { GROUND_LIMITS, GROUNDS } from './decisions.ts'
import type { ColorName, Mode, Palette } from './decisions.ts'
import type { ColorValue } from './color-value.ts'
import type { ThemeIssue } from './theme-issue.ts'
import type { StatedPalette } from './theme-schema.ts'

/** Reads one mode's colours; what is wrong with them is added to the issues. */
export function readPalette(stated: StatedPalette, mode: Mode, issues: ThemeIssue[]): Palette {
  const palette: Partial<Record<ColorName, Hex>> = {}
  for (const [name, entry] of Object.entries(stated)) {
    if (entry === undefined || typeof entry === 'string') continue
    const path = ['color', mode, name, '$value']
    const { value, clipped } = readColor(entry.$value)
    // The cast holds: the schema is strict, so every key but $type (a string, passed over above) names a colour.
    palette[name as ColorName] = value
    if (clipped) {
      issues.push({
        path,
        message: 'this colour lies outside sRGB, so screens would show another one',
        expected: 'a colour within sRGB: less chroma, usually',
        suggestion: value,
      })
    }
  }
  for (const name of GROUNDS) {
    const value = palette[name]
    if (value === undefined) continue
    const allowed = withLuminance(value, GROUND_LIMITS[mode])
    if (allowed === value) continue
    const limit = mode === 'dark' ? `most ${GROUND_LIMITS.dark.max}` : `least ${GROUND_LIMITS.light.min}`
    issues.push({
      path: ['color', mode, name, '$value'],
      message: `${value} is too ${mode === 'dark' ? 'light' : 'dark'} for a ${mode} ${name}`,
      expected: `a luminance of at ${limit}; it has ${luminance(value).toFixed(2)}`,
      suggestion: allowed,
    })
  }
  // The cast holds: the schema requires ground, ink and accent.
  return palette as Palette
}

function readColor(value: ColorValue): { value: Hex; clipped: boolean } {
  if (typeof value === 'string') return { value: normalHex(value) ?? '#000000', clipped: false }
  const [first, second, third] = value.components
  if (value.colorSpace === 'srgb')
    return { value: formatHex({ mode: 'rgb', r: first, g: second, b: third }), clipped: false }
  const clipped = !displayable({ mode: 'oklch', l: first, c: second, h: third })
  return { value: hexOf({ l: first, c: second, h: third }), clipped }
}
