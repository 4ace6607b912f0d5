/** Values that a copied brand still has from the one it was copied from; they are told, not refused. */
import { readFileSync } from 'node:fs'
import type { ReadableDraft } from '../draft.ts'
import { configProblem } from '../draft.ts'
import { isRecord, textsAt, valueAt } from '../layers.ts'
import type { Problem } from '../problem.ts'

/** The brand that is made to be copied. */
const SCAFFOLD = 'wireframe'
const SCAFFOLD_FILE = new URL(`../../../brands/${SCAFFOLD}/brand.json`, import.meta.url)

/** Names that nobody can own (RFC 2606, RFC 6761). */
const NOBODYS = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/

/** What the scaffold says, or nothing where it is not there to be read. */
function scaffoldValue(): unknown {
  try {
    return JSON.parse(readFileSync(SCAFFOLD_FILE, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param sandbox a build for trying things out may use domains that nobody owns */
export function checkScaffold(draft: ReadableDraft, sandbox: boolean): Problem[] {
  if (draft.id === SCAFFOLD) return []
  const { value } = draft.config
  const scaffold = scaffoldValue()
  const copied = ['name', 'merchantCode'].filter((key) => {
    const said = valueAt(value, [key])
    return said !== undefined && isRecord(scaffold) && said === scaffold[key]
  })
  const scaffoldDomains = new Set(textsAt(scaffold, ['domains']).map(({ text }) => text))
  return [
    ...copied.map((key) =>
      configProblem(draft, [key], {
        severity: 'warning',
        message: `"${key}" is still the one of ${SCAFFOLD}`,
        expected: `the ${key === 'name' ? 'name' : 'code'} of your own brand`,
        suggestion: 'change it before you publish',
      }),
    ),
    ...textsAt(value, ['domains'])
      .filter(({ text }) => scaffoldDomains.has(text) || (!sandbox && NOBODYS.test(text)))
      .map(({ text, path }) =>
        configProblem(draft, path, {
          severity: 'warning',
          message: scaffoldDomains.has(text)
            ? `the domain "${text}" is still the one of ${SCAFFOLD}`
            : `"${text}" is a name for examples that nobody can own`,
          expected: 'a domain of your own',
          suggestion: 'change it before you publish',
        }),
      ),
  ]
}
