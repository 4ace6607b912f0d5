/** A file against its schema: unknown, misspelt and missing keys, wrong types, values that may not be. */
import type { BaseIssue, GenericSchema, InferOutput } from 'valibot'
import { safeParse } from 'valibot'
import type { Brand } from '../../../src/brand/schema.ts'
import { brandSchema } from '../../../src/brand/schema.ts'
import type { ReadableDraft, Remark } from '../draft.ts'
import { configProblem } from '../draft.ts'
import type { JsonPath } from '../json.ts'
import { isRecord, valueAt } from '../layers.ts'
import type { Problem } from '../problem.ts'
import { listForGroupRemark, listsForGroups, missingKeyRemark, unknownKeyRemark, unknownKeys } from './keys.ts'
import { sealKeyRemark } from './seal.ts'
import { repeatedIndex, valueRemark } from './values.ts'

/**
 * Parses brand.json.
 * @returns the brand with its defaults when there is nothing to complain about
 * @throws Error when the schema contradicts itself
 */
export function checkShape(draft: ReadableDraft): { brand?: Brand; problems: Problem[] } {
  const { output, problems } = parseBySchema(brandSchema, draft.config.value, (path, remark, which) =>
    configProblem(draft, path, remark, which),
  )
  return { ...(output ? { brand: output } : {}), problems }
}

/** Makes a problem of what a file says at a path. */
type Tell = (path: JsonPath, remark: Remark, which?: 'key' | 'value') => Problem

/**
 * Parses what a file says.
 * @returns the value with its defaults when there is nothing to complain about
 * @throws Error when the schema contradicts itself
 */
export function parseBySchema<S extends GenericSchema>(
  schema: S,
  value: unknown,
  tell: Tell,
): { output?: InferOutput<S>; problems: Problem[] } {
  const lists = listsForGroups(schema, value)
  const unknown = unknownKeys(schema, value)
  const result = safeParse(schema, value)
  if (result.success && lists.length === 0) return { output: result.output, problems: [] }

  const issues = result.issues ?? []
  const problems = [
    ...lists.map((path) => tell(path, listForGroupRemark(path))),
    ...unknown.map((key) => tell(key.path, sealKeyRemark(key.path) ?? unknownKeyRemark(schema, key), 'key')),
  ]
  // A key that stands there misspelt is not missing as well.
  const misspelt = new Set(unknown.map(({ path, meant }) => dotted([...path.slice(0, -1), meant ?? ''])))
  for (const { path, issue } of issues.flatMap((found) => flatten(found))) {
    if (lists.some((list) => list.every((part, index) => path[index] === part))) continue
    const around = valueAt(value, path.slice(0, -1))
    const key = path.at(-1)
    const absent = typeof key === 'string' && isRecord(around) && !Object.hasOwn(around, key)
    if (absent && misspelt.has(dotted(path))) continue
    if (absent) problems.push(tell(path, missingKeyRemark(schema, path)))
    else if (issue.type === 'strict_object' && issue.expected === 'never') continue
    // Such a number, 1e400, is told where the file is read.
    else if (isEndless(issue)) continue
    else {
      const remark = valueRemark(schema, path, issue)
      const repeated = issue.type === 'check' ? repeatedIndex(issue.input) : undefined
      problems.push(tell(repeated === undefined ? path : [...path, repeated], remark, at(issue)))
    }
  }
  // No operator can mend that, and a brand that goes missing without a word is worse than no build.
  if (problems.length === 0 && !issues.some(isEndless))
    throw new Error(`the schema refuses a default of its own: ${issues.map(said).join('; ')}`)
  return { problems }
}

const isEndless = ({ input }: BaseIssue<unknown>) => typeof input === 'number' && !Number.isFinite(input)

const said = (issue: BaseIssue<unknown>): string => `${pathOf(issue).join('.')}: ${issue.message}`

const dotted = (path: JsonPath) => path.join('\u0000')

/** An empty list is best shown by its key; anything else by itself. */
const at = ({ input }: BaseIssue<unknown>) => (Array.isArray(input) && input.length === 0 ? 'key' : 'value')

interface Found {
  readonly path: JsonPath
  readonly issue: BaseIssue<unknown>
}

/**
 * Issues of a union count for the branch that was meant: an object's own issues when an object was written.
 * valibot gives those relative to the union.
 */
function flatten(issue: BaseIssue<unknown>, above: JsonPath = []): Found[] {
  const path = [...above, ...pathOf(issue)]
  if (issue.type !== 'union' || !issue.issues) return [{ path, issue }]
  const deep = issue.issues.filter((inner) => inner.path)
  return deep.length > 0 ? deep.flatMap((inner) => flatten(inner, path)) : [{ path, issue }]
}

function pathOf(issue: BaseIssue<unknown>): JsonPath {
  // JSON holds objects and lists only, so that every key is a text or a number.
  return issue.path?.map(({ key }) => key as string | number) ?? []
}
