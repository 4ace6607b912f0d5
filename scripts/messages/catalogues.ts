/** Where the catalogues stand, and how they are read and written. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import type { CatalogType } from '@lingui/conf'
import { layersOf, SOURCE_CATALOGUE } from '../../src/i18n/languages.ts'
import { ROOT } from '../tools/root.ts'
import { PSEUDO } from './pseudo.ts'

/** Relative to the root, as messages to people name it. */
export const CATALOGUES = 'src/i18n/catalogues'

const po = formatter({ origins: true, lineNumbers: false })
/** No dates and no tool versions, so that extracting twice gives the same bytes. */
const header = (catalogue: string) =>
  `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${catalogue}\\n"\n`

/** The catalogues on disk, the source one first. */
export function writtenCatalogues(root = ROOT): string[] {
  const found = readdirSync(`${root}/${CATALOGUES}`)
    .filter((name) => name.endsWith('.po'))
    .map((name) => name.slice(0, -'.po'.length))
    .toSorted()
  return [SOURCE_CATALOGUE, ...found.filter((name) => name !== SOURCE_CATALOGUE)]
}

/** The catalogues that a brand may name: those on disk, and the pseudo ones made from English. */
export function listCatalogues(root = ROOT): string[] {
  return [...writtenCatalogues(root), ...PSEUDO.keys()]
}

/** What an overlay is laid over, where that is not on disk. */
export function absentBase(catalogue: string, root = ROOT): string | undefined {
  const written = writtenCatalogues(root)
  return layersOf(catalogue).find((layer) => layer !== catalogue && !written.includes(layer))
}

/** The path of a catalogue, relative to the root. */
export const cataloguePath = (catalogue: string) => `${CATALOGUES}/${catalogue}.po`

/** A catalogue's text, `''` for one that is not there yet. */
export function readCatalogueText(catalogue: string, root = ROOT): string {
  const path = `${root}/${cataloguePath(catalogue)}`
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** Reads PO text into messages by id. */
export function parseCatalogue(catalogue: string, text: string): CatalogType {
  const read = po.parse(text, { locale: catalogue, sourceLocale: SOURCE_CATALOGUE, filename: cataloguePath(catalogue) })
  // The PO format parses synchronously; the type admits formats that do not.
  return read as CatalogType
}

/** Writes messages as PO text, in the order given. */
export function serialiseCatalogue(catalogue: string, messages: CatalogType): string {
  const text = po.serialize(messages, {
    locale: catalogue,
    sourceLocale: SOURCE_CATALOGUE,
    existing: header(catalogue),
    filename: cataloguePath(catalogue),
  })
  // Synchronous for the same reason as above.
  return `${(text as string).trimEnd()}\n`
}
