/** Addresses of the visitor's own machine: the sandbox's are added by `--sandbox`, never written into a brand. */
import type { ReadableDraft } from '../draft.ts'
import { configProblem } from '../draft.ts'
import type { JsonPath } from '../json.ts'
import { textsAt, valueAt } from '../layers.ts'
import type { Problem } from '../problem.ts'
import { isLoopback } from './addresses.ts'

const LISTS: readonly JsonPath[] = [
  ['origins', 'images'],
  ['origins', 'games'],
  ['origins', 'support'],
  ['origins', 'payments'],
  ['access', 'embedders'],
]

const SINGLES: readonly JsonPath[] = [
  ['gateway', 'origin'],
  ['origins', 'imageBase'],
]

export function checkLoopback(draft: ReadableDraft): Problem[] {
  const { value } = draft.config
  const said = LISTS.flatMap((path) => textsAt(value, path))
  for (const path of SINGLES) {
    const text = valueAt(value, path)
    if (typeof text === 'string') said.push({ text, path })
  }
  return (
    said
      // Those that are not https are refused by the schema already.
      .filter(({ text }) => text.startsWith('https://') && isLoopback(text))
      .map(({ text, path }) =>
        configProblem(draft, path, {
          message: `"${text}" is the visitor's own machine`,
          expected: 'a host that every visitor can reach',
          suggestion: 'delete it; to build against the sandbox use --sandbox, which adds its addresses by itself',
        }),
      )
  )
}
