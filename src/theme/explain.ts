/** Turns the theme schema's findings into words for an operator. */
import type * as v from 'valibot'
import type { ThemeIssue } from './theme-issue.ts'
import { nearest } from '../rules/did-you-mean.ts'
import { branchAt, rewritten } from './rewrite.ts'
import { themeSchema } from './theme-schema.ts'

type Finding = v.BaseIssue<unknown>

/**
 * One finding of the schema as issues. Where a value may have several forms (a colour as text or as an object), what
 * is told is what is wrong with the form that was tried.
 * @param above the path to the value that the finding's own path starts at
 */
export function explain(finding: Finding, above: ThemeIssue['path'] = []): ThemeIssue[] {
  const path = [...above, ...(finding.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))]
  const last = String(path.at(-1))
  if (finding.type === 'strict_object' && finding.expected === 'never') {
    const known = keysAt(path.slice(0, -1))
    return [{ path, message: `unknown key "${last}"`, ...oneOf(known), ...suggest(last, known) }]
  }
  if (finding.type === 'strict_object' && finding.received === 'undefined') {
    return [{ path, message: `"${last}" is missing` }]
  }
  const deeper = (finding.issues ?? []).filter(({ path: further }) => further !== undefined)
  if (deeper.length > 0) return deeper.flatMap((inner) => explain(inner, path))
  const form = rewritten(themeSchema, path, finding.input)
  return [
    {
      path,
      message: `${said(finding)} does not belong here`,
      expected: wanted(finding),
      ...(form === undefined ? literal(finding) : { remedy: `write ${form}` }),
    },
  ]
}

const GROUP = 'a group in curly brackets: { … }'
const said = (finding: Finding) => (finding.received === 'Object' ? 'a group' : finding.received)

const LIMITS: Readonly<Record<string, string>> = { min_value: 'a number of at least', max_value: 'a number of at most' }

function wanted(finding: Finding): string {
  const limit = LIMITS[finding.type]
  if (limit) return `${limit} ${String(finding.requirement)}`
  if (finding.message.startsWith('Invalid ')) return finding.expected === 'Object' ? GROUP : (finding.expected ?? '')
  return finding.message
}

/** A place where one word alone may stand suggests that word. */
function literal({ type, expected }: Finding): { suggestion?: string } {
  return type === 'literal' && expected ? { suggestion: expected.replaceAll('"', '') } : {}
}

const oneOf = (keys: readonly string[]) => (keys.length > 0 ? { expected: `one of ${keys.join(', ')}` } : {})

function suggest(key: string, known: readonly string[]): { suggestion?: string } {
  const suggestion = nearest(key, known)
  return suggestion === undefined ? {} : { suggestion }
}

/** The keys that the schema knows in the object at a path. */
const keysAt = (path: ThemeIssue['path']) => Object.keys(branchAt(themeSchema, path)?.entries ?? {})
