/**
 * Compares every catalogue with the source: what is untranslated, out of date, or has other placeholders. An overlay holds
 * only what differs, so what it lacks is judged in its base. Holds translations to the glossary, and asks for a judgement on
 * each short text that stands in two places.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { CatalogType } from '@lingui/conf'
import { layersOf, SOURCE_CATALOGUE } from '../../src/i18n/languages.ts'
import type { Problem } from '../brands/problem.ts'
import {
  absentBase,
  cataloguePath,
  parseCatalogue,
  readCatalogueText,
  serialiseCatalogue,
  writtenCatalogues,
} from './catalogues.ts'
import type { FoundMessage } from './extract.ts'
import { extractMessages, updateCatalogue } from './extract.ts'
import { GLOSSARY_EXCEPTIONS } from './glossary-exceptions.ts'
import { checkGlossary, readGlossary, type Glossary } from './glossary.ts'
import { checkTranslation } from './placeholders.ts'
import { readPo } from './po-lines.ts'
import { checkPlain } from './plain.ts'
import { checkRegister } from './registers.ts'
import { SHARED_MESSAGES } from './shared-messages.ts'
import { checkShared } from './shared.ts'
import { ROOT } from '../tools/root.ts'

const UPDATE = 'run "npm run messages" and commit the catalogues'

/**
 * Checks all catalogues on disk against the messages in `src`, and the brands' own wording for how it speaks and of what.
 * @param judged the short texts that mean the same wherever they stand
 * @returns every problem; none means that each catalogue is complete and current
 * @throws Error when a source file or the glossary cannot be read
 */
export async function checkMessages(
  root = ROOT,
  judged = SHARED_MESSAGES,
  glossary: Glossary = ownGlossary(),
): Promise<Problem[]> {
  const source = await extractMessages(root)
  const english = new Map([...source].map(([id, { message = id }]) => [id, message]))
  return [
    ...writtenCatalogues(root).flatMap((catalogue) => {
      const file = cataloguePath(catalogue)
      const text = readCatalogueText(catalogue, root)
      const problems = checkCatalogue(catalogue, source, root)
      // Words are judged once every message is there.
      if (problems.length > 0) return problems
      return [...checkGlossary(glossary, catalogue, file, text, english), ...checkRegister(catalogue, file, text)]
    }),
    ...globSync('brands/*/messages/*.po', { cwd: root }).flatMap((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8')
      return [...checkRegister(basename(file, '.po'), file, text), ...checkPlain(source, file, text)]
    }),
    ...checkShared(source, judged),
  ]
}

const ownGlossary = (): Glossary => ({
  terms: readGlossary(readFileSync(`${ROOT}/src/i18n/glossary.md`, 'utf8')),
  exceptions: GLOSSARY_EXCEPTIONS,
})

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

  const absent = absentBase(catalogue, root)
  if (absent !== undefined) {
    const suggestion = `run "npm run messages -- --add ${absent}"`
    return [{ severity: 'error', file, message: `it is laid over "${absent}", which is not there`, suggestion }]
  }
  const base = layersOf(catalogue).at(-2)
  const below = base === undefined ? undefined : readBase(base, root)

  for (const [id, { message = id, origin }] of source) {
    const entry = held[id]
    const [from = ''] = origin[0] ?? []
    if (!entry) {
      if (below) continue
      report(id, `"${message}" (${from}) is not in the catalogue`, { suggestion: UPDATE })
    } else if (!entry.translation) {
      const suggestion = below ? 'write its msgstr, or delete the entry' : 'write its msgstr'
      report(id, `"${message}" (${from}) is not translated`, { suggestion })
    } else if (below?.[id]?.translation === entry.translation) {
      report(id, `"${entry.translation}" is what ${base} says`, {
        suggestion: 'delete the entry: an overlay holds only what differs',
      })
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

/** The messages of an overlay's base; none of one that cannot be read, which is told where it is checked itself. */
function readBase(base: string, root: string): CatalogType {
  const text = readCatalogueText(base, root)
  return readPo(text).slips.length > 0 ? {} : parseCatalogue(base, text)
}
