/** theme.json: its shape, its colours, its families, and whether people can read what it states. */
import type { Decisions } from '../../../src/theme/decisions.ts'
import type { ThemeIssue } from '../../../src/theme/read.ts'
import { contrastProblems, readTheme, themeSchema } from '../../../src/theme/read.ts'
import type { Draft } from '../draft.ts'
import { fileProblem, problem } from '../draft.ts'
import type { JsonDocument, JsonPath } from '../json.ts'
import { placeOf } from '../json.ts'
import type { Problem } from '../problem.ts'
import { fontProblems } from '../../build/fonts/fonts.ts'
import { listForGroupRemark, listsForGroups, missingKeyRemark, unknownKeyRemark, unknownKeys } from './keys.ts'

/**
 * Reads the theme of a brand.
 * @returns the decisions, where the theme can be read at all, and what is wrong with it
 */
export function checkTheme(draft: Draft): { decisions?: Decisions; problems: Problem[] } {
  const { theme } = draft
  if (!theme) return { problems: draft.entries.some(({ path }) => path === 'theme.json') ? [] : [missing(draft)] }
  const lists = listsForGroups(themeSchema, theme.value)
  if (lists.length > 0) {
    return { problems: lists.map((path) => problem(draft.id, at(theme, path), listForGroupRemark(path))) }
  }
  // The schema stops at the first unknown key of each group; all of them are told here.
  const unknown = unknownKeys(themeSchema, theme.value)
  const problems = unknown.map((key) =>
    problem(draft.id, at(theme, key.path, 'key'), unknownKeyRemark(themeSchema, key)),
  )
  const told = new Set(unknown.map(({ path }) => path.join('.')))
  // A key that stands there misspelt is not missing as well.
  const misspelt = new Set(unknown.map(({ path, meant }) => [...path.slice(0, -1), meant].join('.')))
  const read = readTheme(theme.value)
  const issues = read.ok ? [...contrastProblems(read.theme), ...fontProblems(read.theme)] : read.issues
  for (const issue of issues) {
    const absent = /^"(.+)" is missing$/.exec(issue.message)?.[1]
    const named = absent === undefined || issue.path.at(-1) === absent
    const path = named ? issue.path : [...issue.path, absent]
    if ((absent === undefined ? told : misspelt).has(path.join('.'))) continue
    const remark = absent === undefined ? remarkOf(issue) : missingKeyRemark(themeSchema, path)
    problems.push(problem(draft.id, at(theme, issue.path), remark))
  }
  return read.ok ? { decisions: read.theme, problems } : { problems }
}

function missing(draft: Draft): Problem {
  return fileProblem(draft, 'theme.json', {
    message: 'the brand has no theme.json',
    expected: 'a file with at least the colours ground, ink and accent, for light, for dark or for both',
    suggestion: 'copy theme.json from brands/wireframe and change its colours',
  })
}

/** Where a path stands, or the nearest thing around it. */
function at(theme: JsonDocument, path: JsonPath, which: 'key' | 'value' = 'value') {
  for (let length = path.length; length >= 0; length--) {
    const place = placeOf(theme, path.slice(0, length), which)
    if (place) return place
  }
  return { file: theme.file, line: 1, column: 1 }
}

/** The theme suggests what to write, without words around it, or says what to do. */
function remarkOf({ message, expected, suggestion, remedy }: ThemeIssue) {
  const written = suggestion === undefined ? 'compare with theme.json of brands/wireframe' : `write "${suggestion}"`
  return { message, expected, suggestion: remedy ?? written }
}
