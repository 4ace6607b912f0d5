/** Reads `theme.json`: its shape, its colours, and whether what it states can be read by people. */
import * as v from 'valibot'
import { decide, MODES } from './decisions.ts'
import type { Decisions, Palette, SharedDecisions } from './decisions.ts'
import { explain } from './explain.ts'
import type { ThemeIssue } from './theme-issue.ts'
import { readPalette } from './read-palette.ts'
import { themeSchema, type StatedPalette } from './theme-schema.ts'

export { themeSchema } from './theme-schema.ts'
export { contrast } from './color.ts'
export { contrastProblems } from './contrast-problems.ts'
export type { ThemeIssue } from './theme-issue.ts'

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
    // The cast holds: the schema has admitted it.
    const stated = input.color[mode] as StatedPalette | undefined
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

/** The decisions of a theme that the schema has admitted, each as its row reads it. */
function readShared(input: unknown): SharedDecisions {
  return decide((row, key, group) => {
    const siblings = group === undefined ? input : valueAt(input, group)
    const [value] = [key, ...(row.follows === undefined ? [] : [row.follows])].flatMap((name) => {
      const token = valueAt(siblings, name)
      return token === undefined ? [] : [valueAt(token, '$value')]
    })
    return value === undefined ? row.base : row.read(value)
  })
}

const valueAt = (group: unknown, key: string): unknown =>
  // The cast holds: what has keys is a record to whoever reads one.
  typeof group === 'object' && group !== null ? (group as Readonly<Record<string, unknown>>)[key] : undefined
