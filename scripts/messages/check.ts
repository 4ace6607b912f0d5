/**
 * Compares every catalogue with the source: what is untranslated, out of date, or has other placeholders; and asks for a
 * judgement on each short text that stands in two places.
 */
import { SOURCE_CATALOGUE } from '../../src/i18n/languages.ts'
import type { Problem } from '../brands/problem.ts'
import {
  cataloguePath,
  parseCatalogue,
  readCatalogueText,
  serialiseCatalogue,
  writtenCatalogues,
} from './catalogues.ts'
import type { FoundMessage } from './extract.ts'
import { extractMessages, updateCatalogue } from './extract.ts'
import { checkTranslation } from './placeholders.ts'
import { readPo } from './po-lines.ts'
import { SHARED_MESSAGES } from './shared-messages.ts'
import { checkShared } from './shared.ts'
import { ROOT } from '../tools/root.ts'

const UPDATE = 'run "npm run messages" and commit the catalogues'

/**
 * Checks all catalogues on disk against the messages in `src`.
 * @param judged the short texts that mean the same wherever they stand
 * @returns every problem; none means that each catalogue is complete and current
 * @throws Error when a source file cannot be read
 */
export async function checkMessages(root = ROOT, judged = SHARED_MESSAGES): Promise<Problem[]> {
  const source = await extractMessages(root)
  return [
    ...writtenCatalogues(root).flatMap((catalogue) => checkCatalogue(catalogue, source, root)),
    ...checkShared(source, judged),
  ]
}

function checkCatalogue(catalogue: string, source: ReadonlyMap<string, FoundMessage>, root: string): Problem[] {
  const file = cataloguePath(catalogue)
  const text = readCatalogueText(catalogue, root)
  const { entries, slips } = readPo(text)
  if (slips.length > 0) return slips.map((slip) => ({ severity: 'error', file, ...slip }))
  const held = parseCatalogue(catalogue, text)
  const lines = new Map(entries.map((entry) => [entry.source, entry]))
  const problems: Problem[] = []
  const report = (id: string, message: string, more: { expected?: string; suggestion?: string }) => {
    const line = lines.get(source.get(id)?.message ?? id)?.translationLine ?? lines.get(id)?.translationLine
    problems.push({ ...more, severity: 'error', file, ...(line === undefined ? {} : { line, column: 1 }), message })
  }

  for (const [id, { message = id, origin }] of source) {
    const entry = held[id]
    const [from = ''] = origin[0] ?? []
    if (!entry) {
      report(id, `"${message}" (${from}) is not in the catalogue`, { suggestion: UPDATE })
    } else if (!entry.translation) {
      report(id, `"${message}" (${from}) is not translated`, { suggestion: 'write its msgstr' })
    } else if (catalogue === SOURCE_CATALOGUE && entry.translation !== message && entry.message === undefined) {
      report(id, `"${id}" says "${entry.translation}", the source says "${message}"`, { suggestion: UPDATE })
    } else {
      const slip = checkTranslation(message, entry.translation)
      if (slip) report(id, `"${entry.translation}": ${slip.message}`, slip)
    }
  }
  for (const [id, entry] of Object.entries(held)) {
    if (source.has(id)) continue
    const message = entry.message ?? id
    report(message, `"${message}" is no longer in the source`, { suggestion: UPDATE })
  }
  if (problems.length === 0 && serialiseCatalogue(catalogue, updateCatalogue(catalogue, source, held)) !== text) {
    problems.push({ severity: 'error', file, message: 'its order or references are out of date', suggestion: UPDATE })
  }
  return problems
}
