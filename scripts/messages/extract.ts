/** Finds every message in the source, and brings catalogues up to date with it. */
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { extractFromFileWithBabel } from '@lingui/cli/api/extractors/babel'
import type { CatalogType, ExtractedMessage, MessageType } from '@lingui/conf'
import { layersOf, SOURCE_CATALOGUE } from '../../src/i18n/languages.ts'
import { ROOT } from '../tools/root.ts'
import { linguiConfig } from './lingui.config.ts'
import { messageId } from './message-id.ts'

const MACRO = /@lingui\/(?:core|react)\/macro/

/** A message as the source says it, with the files that say it. */
export type FoundMessage = MessageType & {
  comments: string[]
  origin: [string][]
  placeholders: Record<string, string[]>
}

/**
 * Extracts the messages of all macros under `src`, by file name and then by position, so that the order is stable.
 * @throws Error naming the file that cannot be read, or the id that two texts claim
 */
export async function extractMessages(root = ROOT): Promise<Map<string, FoundMessage>> {
  const config = linguiConfig(root)
  const messages = new Map<string, FoundMessage>()
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
  for (const file of files) {
    const path = resolve(root, file)
    const code = readFileSync(path, 'utf8')
    if (!MACRO.test(code)) continue
    const found: ExtractedMessage[] = []
    try {
      await extractFromFileWithBabel(
        path,
        code,
        (message) => found.push(message),
        { linguiConfig: config },
        {
          plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
        },
      )
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`${file}: its messages cannot be read: ${reason}`, { cause })
    }
    for (const message of found.toSorted(byPosition)) add(messages, message, relative(root, path).replaceAll('\\', '/'))
  }
  return messages
}

function byPosition(a: ExtractedMessage, b: ExtractedMessage): number {
  const [, lineA = 0, columnA = 0] = a.origin ?? []
  const [, lineB = 0, columnB = 0] = b.origin ?? []
  return lineA - lineB || columnA - columnB
}

function add(messages: Map<string, FoundMessage>, next: ExtractedMessage, file: string): void {
  const held = messages.get(next.id)
  if (held?.message !== undefined && next.message !== undefined && held.message !== next.message) {
    throw new Error(
      `the id "${next.id}" stands for two texts: "${held.message}" in ${held.origin[0]?.[0]}, "${next.message}" in ${file}. ` +
        'Give one of them another id.',
    )
  }
  const entry: FoundMessage = held ?? { comments: [], origin: [], placeholders: {} }
  if (next.message !== undefined) entry.message = next.message
  if (next.context !== undefined) entry.context = next.context
  if (next.comment && !entry.comments.includes(next.comment)) entry.comments.push(next.comment)
  if (!entry.origin.some(([known]) => known === file)) entry.origin.push([file])
  for (const [name, expression] of Object.entries(next.placeholders ?? {})) {
    const known = (entry.placeholders[name] ??= [])
    if (!known.includes(expression)) known.push(expression)
  }
  messages.set(next.id, entry)
}

/**
 * What `catalogue` should hold: the source's messages in order, with the translations it already has; the rest is dropped.
 * An overlay is given no message that it does not have: its base's stands.
 */
export function updateCatalogue(
  catalogue: string,
  source: ReadonlyMap<string, FoundMessage>,
  before: CatalogType,
): CatalogType {
  const after: CatalogType = {}
  const isOverlay = layersOf(catalogue).length > 1
  for (const [id, message] of source) {
    const held = before[id]
    if (isOverlay && !held) continue
    const extra = held?.extra ? { extra: held.extra } : {}
    // English follows the source; nobody edits it in the catalogue.
    if (catalogue === SOURCE_CATALOGUE) {
      after[id] = { ...message, ...extra, translation: message.message ?? id }
      continue
    }
    // Under a written id the translator would not see the text.
    const english = messageId(message.message ?? '', message.context) === id ? [] : [`en: ${message.message ?? ''}`]
    const comments = [...message.comments, ...english]
    after[id] = { ...message, ...extra, comments, translation: held?.translation ?? '' }
  }
  return after
}
