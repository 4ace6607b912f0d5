/**
 * Compiles a catalogue for one brand: the translation, an overlay's over its base's; the brand's own wording over both;
 * English where all are silent.
 */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { SOURCE_CATALOGUE } from '../../src/i18n/languages.ts'
import type { Problem } from '../brands/problem.ts'
import { didYouMean } from '../../src/rules/did-you-mean.ts'
import type { Base } from './base.ts'
import { baseOf, compileText } from './base.ts'
import { ROOT } from '../tools/root.ts'
import { listCatalogues } from './catalogues.ts'
import { messageId } from './message-id.ts'
import { checkTranslation } from './placeholders.ts'
import type { PoEntry } from './po-lines.ts'
import { readPo } from './po-lines.ts'
import { PSEUDO } from './pseudo.ts'

export { listCatalogues }

/** A brand's `messages/<catalogue>.po`; `file` is how problems name it. */
export interface Overrides {
  readonly text: string
  readonly file: string
}

/** Texts that a brand says itself in brand.json, such as its headline; `file` is how problems name brand.json. */
export interface OwnTexts {
  readonly texts: readonly string[]
  readonly file: string
}

export interface CompiledCatalogue {
  /** By message id; a brand's own texts also by the text itself. What `createI18n` takes; write it as JSON. */
  readonly messages: Record<string, CompiledMessage>
  readonly problems: Problem[]
}

/**
 * Compiles one catalogue, with a brand's wording where it has one.
 * A message without a translation is in English; that is for the messages check to refuse, not for a build.
 * Errors: a translation that cannot be read, or whose placeholders differ from the source's. Warnings: an override
 * of a text that is no longer there or stands twice, and an own text without wording in this language.
 * @param overrides the brand's files for this catalogue, an overlay's after its base's
 * @throws Error for a catalogue that does not exist; the gate asks `listCatalogues` first
 */
export async function compileCatalogue(
  catalogue: string,
  overrides: readonly Overrides[] = [],
  own?: OwnTexts,
  root = ROOT,
): Promise<CompiledCatalogue> {
  const available = listCatalogues(root)
  if (!available.includes(catalogue)) {
    throw new Error(`there is no catalogue "${catalogue}"; there are ${available.join(', ')}`)
  }
  const base = baseOf(catalogue, root)
  const messages: Record<string, CompiledMessage> = { ...base.compiled }
  const problems: Problem[] = [...base.problems]
  const ownTexts = new Set(own?.texts)
  for (const file of overrides) layOver(catalogue, file, base, ownTexts, messages, problems)
  for (const text of ownTexts) {
    if (Object.hasOwn(messages, text)) continue
    const shared = base.compiled[messageId(text)]
    sayOwn(messages, text, shared ?? plain(catalogue, text))
    if (shared || catalogue === SOURCE_CATALOGUE || PSEUDO.has(catalogue)) continue
    problems.push({
      severity: 'warning',
      file: overrides.at(-1)?.file ?? own?.file ?? catalogue,
      message: `"${text}" has no wording in ${catalogue} and shows as it stands`,
      suggestion: `add msgid "${text}" with its msgstr to messages/${catalogue}.po`,
    })
  }
  return { messages, problems }
}

function layOver(
  catalogue: string,
  { text, file }: Overrides,
  base: Base,
  ownTexts: ReadonlySet<string>,
  messages: Record<string, CompiledMessage>,
  problems: Problem[],
): void {
  const { entries, slips } = readPo(text)
  for (const slip of slips) problems.push({ severity: 'error', file, ...slip })
  const seen = new Set<string>()
  for (const entry of entries) {
    const id = idOf(entry, base)
    const known = base.sources.get(id)
    const isOwn = ownTexts.has(entry.source)
    const at = { file, line: entry.sourceLine, column: 1 }
    if (seen.has(id)) {
      problems.push({
        severity: 'warning',
        ...at,
        message: `"${entry.source}" stands here twice; the later one counts`,
      })
    }
    seen.add(id)
    if (!known && !isOwn) {
      problems.push({ severity: 'warning', ...at, ...stale(entry.source, base) })
      continue
    }
    if (entry.translation === '') continue
    if (isOwn) sayOwn(messages, entry.source, plain(catalogue, entry.translation))
    if (!known) continue
    const slip = checkTranslation(known.english, entry.translation)
    if (slip) problems.push({ severity: 'error', file, line: entry.translationLine, column: 1, ...slip })
    else messages[id] = compileText(catalogue, entry.translation)
  }
}

/** An override names a message by its English text, or by its id where the server names the key. */
function idOf(entry: PoEntry, base: Base): string {
  return base.sources.get(entry.source)?.explicit ? entry.source : messageId(entry.source, entry.context)
}

function sayOwn(messages: Record<string, CompiledMessage>, text: string, said: CompiledMessage): void {
  messages[text] = said
  messages[messageId(text)] = said
}

/** Own texts are words, never patterns: a brace in them is a brace. */
function plain(catalogue: string, text: string): CompiledMessage {
  return [PSEUDO.get(catalogue)?.(text) ?? text]
}

function stale(source: string, base: Base): { message: string; suggestion: string } {
  const texts = [...base.sources].map(([id, { english, explicit }]) => (explicit ? id : english))
  return {
    message: `"${source}" is no text of the application (any more), so this wording is never shown`,
    suggestion:
      didYouMean(source, texts) ??
      'delete it, or write msgid as the text stands in brand.json, or in English on the page',
  }
}
