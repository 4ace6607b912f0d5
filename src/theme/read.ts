/** Reads `theme.json`: its shape, its colours, and whether what it states can be read by people. */
import * as v from 'valibot'
import { BASE, MODES, themeSchema } from './decisions.ts'
import type { Decisions, Palette, ThemeInput } from './decisions.ts'
import { explain } from './explain.ts'
import type { ThemeIssue } from './issue.ts'
import { readPalette } from './read-palette.ts'

export { themeSchema } from './decisions.ts'
export { contrast } from './color.ts'
export { contrastProblems } from './contrast-problems.ts'
export type { ThemeIssue } from './issue.ts'

export type ReadTheme =
  | { readonly ok: true; readonly theme: Decisions }
  | { readonly ok: false; readonly issues: ThemeIssue[] }

/**
 * Reads parsed JSON as a theme. Nothing is thrown: every problem is listed, with its path.
 * What passes may still state colours that are hard to read; `contrastProblems` finds those.
 */
export function readTheme(json: unknown): ReadTheme {
  const parsed = v.safeParse(themeSchema, json)
  if (!parsed.success) return { ok: false, issues: parsed.issues.flatMap((finding) => explain(finding)) }
  const issues: ThemeIssue[] = []
  const input = parsed.output
  const color: { light?: Palette; dark?: Palette } = {}
  for (const mode of MODES) {
    const stated = input.color[mode]
    if (stated) color[mode] = readPalette(stated, mode, issues)
  }
  if (!color.light && !color.dark) {
    issues.push({
      path: ['color'],
      message: 'the theme has no colours',
      expected: 'a group "light", a group "dark", or both',
    })
  }
  return issues.length > 0 ? { ok: false, issues } : { ok: true, theme: { color, ...readShared(input) } }
}

function readShared(input: ThemeInput): Omit<Decisions, 'color'> {
  const font = input.font ?? {}
  return {
    font: {
      display: font.display?.$value ?? font.text?.$value ?? BASE.font.display,
      text: font.text?.$value ?? BASE.font.text,
      displayWeight: font.displayWeight?.$value ?? BASE.font.displayWeight,
      displayWidth: font.displayWidth?.$value ?? BASE.font.displayWidth,
      displayOptical: font.displayOptical ? font.displayOptical.$value === 1 : BASE.font.displayOptical,
      displayTracking: font.displayTracking?.$value ?? BASE.font.displayTracking,
      displayLeading: font.displayLeading?.$value ?? BASE.font.displayLeading,
    },
    radius: input.radius?.$value.value ?? BASE.radius,
    density: input.density?.$value ?? BASE.density,
    scale: input.scale?.$value ?? BASE.scale,
    shadow: input.shadow?.$value ?? BASE.shadow,
    glow: input.glow?.$value ?? BASE.glow,
    frame: input.frame?.$value.value ?? BASE.frame,
    grain: input.grain?.$value ?? BASE.grain,
    fade: input.fade?.$value ?? BASE.fade,
    motion: input.motion?.$value.value ?? BASE.motion,
    turn: input.turn?.$value ?? BASE.turn,
    tilt: input.tilt?.$value ?? BASE.tilt,
  }
}
