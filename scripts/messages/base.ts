/** A catalogue compiled before any brand's wording is laid over it. */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { layersOf, SOURCE_CATALOGUE } from '../../src/i18n/languages.ts'
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

/** Compiles a catalogue with what it is laid over, or takes it from memory while their files and English are unchanged. */
export function baseOf(catalogue: string, root = ROOT): Base {
  const english = readCatalogueText(SOURCE_CATALOGUE, root)
  const layers = PSEUDO.has(catalogue)
    ? []
    : layersOf(catalogue).map((layer) => ({ catalogue: layer, text: readCatalogueText(layer, root) }))
  const key = [english, ...layers.map(({ text }) => text)].join('\0')
  const held = cache.get(root + catalogue)
  if (held?.key === key) return held.base
  const base = compileBase(catalogue, english, layers)
  cache.set(root + catalogue, { key, base })
  return base
}

/** Compiles one text as this catalogue wants it: pseudo catalogues change the pieces between placeholders. */
export function compileText(catalogue: string, text: string): CompiledMessage {
  return compileMessageOrThrow(text, PSEUDO.get(catalogue))
}

interface Layer {
  readonly catalogue: string
  readonly text: string
}

function compileBase(catalogue: string, english: string, layers: readonly Layer[]): Base {
  const source = parseCatalogue(SOURCE_CATALOGUE, english)
  const translated = layers.map((layer) => ({ ...layer, messages: parseCatalogue(layer.catalogue, layer.text) }))
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
    let said = text
    for (const layer of translated) {
      const translation = layer.messages[id]?.translation
      if (!translation) continue
      const slip = checkTranslation(text, translation)
      if (slip) problems.push({ severity: 'error', ...placeOf(layer.catalogue, layer.text, msgid), ...slip })
      else said = translation
    }
    compiled[id] = compileText(catalogue, said)
  }
  return { sources, compiled, problems }
}

/** Where the translation of `source` stands in the PO text of a catalogue. */
function placeOf(catalogue: string, text: string, source: string): { file: string; line?: number; column?: number } {
  const file = cataloguePath(catalogue)
  const entry = readPo(text).entries.find((candidate) => candidate.source === source)
  return entry ? { file, line: entry.translationLine, column: 1 } : { file }
}
