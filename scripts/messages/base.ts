/** A catalogue compiled before any brand's wording is laid over it. */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { SOURCE_CATALOGUE } from '../../src/i18n/languages.ts'
import type { Problem } from '../brands/problem.ts'
import { ROOT } from '../tools/root.ts'
import { cataloguePath, parseCatalogue, readCatalogueText } from './catalogues.ts'
import { checkTranslation } from './placeholders.ts'
import { readPo } from './po-lines.ts'
import { PSEUDO } from './pseudo.ts'

export interface Base {
  /** By id: the English text, whether the id was written out, and the text of this catalogue. */
  readonly sources: ReadonlyMap<string, { readonly english: string; readonly explicit: boolean }>
  readonly compiled: Readonly<Record<string, CompiledMessage>>
  readonly problems: readonly Problem[]
}

const cache = new Map<string, { key: string; base: Base }>()

/** Compiles a catalogue, or takes it from memory while its file and the English one are unchanged. */
export function baseOf(catalogue: string, root = ROOT): Base {
  const english = readCatalogueText(SOURCE_CATALOGUE, root)
  const written = PSEUDO.has(catalogue) ? '' : readCatalogueText(catalogue, root)
  const key = `${english}\0${written}`
  const held = cache.get(root + catalogue)
  if (held?.key === key) return held.base
  const base = compileBase(catalogue, english, written)
  cache.set(root + catalogue, { key, base })
  return base
}

/** Compiles one text as this catalogue wants it: pseudo catalogues change the pieces between placeholders. */
export function compileText(catalogue: string, text: string): CompiledMessage {
  return compileMessageOrThrow(text, PSEUDO.get(catalogue))
}

function compileBase(catalogue: string, english: string, written: string): Base {
  const source = parseCatalogue(SOURCE_CATALOGUE, english)
  const translated = PSEUDO.has(catalogue) ? source : parseCatalogue(catalogue, written)
  const sources = new Map<string, { english: string; explicit: boolean }>()
  const compiled: Record<string, CompiledMessage> = {}
  const problems: Problem[] = []
  for (const [id, entry] of Object.entries(source).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    // A generated id stands for its text; a written one has its text as the English translation.
    const text = entry.translation || entry.message || id
    sources.set(id, { english: text, explicit: entry.message === undefined })
    const msgid = entry.message ?? id
    const broken = checkTranslation(text, text)
    if (broken) {
      problems.push({ severity: 'error', ...placeOf(SOURCE_CATALOGUE, english, msgid), ...broken })
      compiled[id] = [text]
      continue
    }
    const translation = translated[id]?.translation
    const slip = translation ? checkTranslation(text, translation) : undefined
    if (slip) problems.push({ severity: 'error', ...placeOf(catalogue, written, msgid), ...slip })
    compiled[id] = compileText(catalogue, translation && !slip ? translation : text)
  }
  return { sources, compiled, problems }
}

/** Where the translation of `source` stands in the PO text of a catalogue. */
function placeOf(catalogue: string, text: string, source: string): { file: string; line?: number; column?: number } {
  const file = cataloguePath(catalogue)
  const entry = readPo(text).entries.find((candidate) => candidate.source === source)
  return entry ? { file, line: entry.translationLine, column: 1 } : { file }
}
