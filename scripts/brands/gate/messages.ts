/** The wording of a brand: overrides for languages that it has, readable, with the placeholders of the source. */
import { join } from 'node:path'
import type { Brand } from '../../../src/brand/schema.ts'
import { layersOf } from '../../../src/i18n/languages.ts'
import type { OwnTexts } from '../../messages/compile.ts'
import { compileCatalogue } from '../../messages/compile.ts'
import type { ReadableDraft } from '../draft.ts'
import { fileProblem, problem } from '../draft.ts'
import { valueAt } from '../layers.ts'
import type { Problem } from '../problem.ts'
import { hasErrors } from '../problem.ts'
import { nearest, oneOf } from '../../../src/rules/did-you-mean.ts'
import { readText } from '../text-file.ts'
import { cataloguesOf, languagesAreCertain } from './languages.ts'

/** A brand's `messages/<catalogue>.po`. */
export interface BrandMessages {
  readonly catalogue: string
  /** The path to show in problems. */
  readonly file: string
  readonly text: string
}

/** The texts that a brand says itself in brand.json, which its message files may translate. */
export function ownTexts({ hero, footer }: Pick<Brand, 'hero' | 'footer'>): string[] {
  const { payments, licences, security } = footer.marks
  return [
    hero.headline,
    hero.line,
    footer.promotionalLine,
    footer.licence,
    ...payments,
    ...licences,
    ...security,
  ].filter((text) => text !== undefined)
}

/** The files that a catalogue is worded by: those of its base are for its overlays too, whose own lie above them. */
export const wordingOf = (catalogue: string, messages: readonly BrandMessages[]): BrandMessages[] =>
  layersOf(catalogue).flatMap((layer) => messages.filter((file) => file.catalogue === layer))

/**
 * Reads and checks a brand's message files.
 * @param brand the parsed brand, when brand.json is right
 * @param available the catalogues that exist
 */
export async function checkMessages(
  draft: ReadableDraft,
  brand: Brand | undefined,
  available: readonly string[],
): Promise<{ messages: BrandMessages[]; problems: Problem[] }> {
  const used = cataloguesOf(draft)
  const worded = [...new Set(used.flatMap(layersOf))]
  const problems: Problem[] = []
  const messages: BrandMessages[] = []
  const unreadable = new Set<string>()
  // Which language a file is for cannot be told while a language names no catalogue that exists.
  const certain = languagesAreCertain(draft, available)
  for (const { path, strayTarget } of draft.entries) {
    const catalogue = /^messages\/([^/]+)\.po$/.exec(path)?.[1]
    if (catalogue === undefined || strayTarget !== undefined) continue
    if (worded.includes(catalogue)) {
      const file = draft.shown + path
      const { text, remark } = await readText(join(draft.dir, path))
      if (text === undefined) {
        unreadable.add(catalogue)
        problems.push(problem(draft.id, { file }, remark))
      } else messages.push({ catalogue, file, text })
      continue
    }
    if (!certain) continue
    const meant = nearest(catalogue, worded)
    problems.push(
      fileProblem(draft, path, {
        message: `no language of this brand uses the catalogue "${catalogue}"`,
        expected: used.length > 0 ? `wording for ${oneOf(worded)}` : 'a catalogue that one of the languages names',
        suggestion: meant
          ? `did you mean "messages/${meant}.po"?`
          : 'rename the file, add the language to brand.json, or delete the file',
      }),
    )
  }
  const own: OwnTexts = { texts: brand ? ownTexts(brand) : textsAsWritten(draft), file: `${draft.shown}brand.json` }
  const readable = (name: string) => layersOf(name).every((layer) => !unreadable.has(layer))
  for (const catalogue of used.filter((name) => available.includes(name) && readable(name))) {
    const compiled = await compileCatalogue(catalogue, wordingOf(catalogue, messages), own)
    // A slip in a catalogue of the application is not the brand's to mend.
    const found = compiled.problems.filter(({ file }) => file.startsWith(draft.shown))
    // What is missing from a file can be told once the file can be read.
    const told = hasErrors(found) ? found.filter(({ severity }) => severity === 'error') : found
    problems.push(...told.map((one) => ({ ...one, brand: draft.id })))
  }
  return { messages, problems }
}

/** The same texts while something else in brand.json is still wrong. */
function textsAsWritten(draft: ReadableDraft): string[] {
  const groups = ['hero', 'footer'].map((key) => valueAt(draft.config.value, [key]))
  return groups.flatMap((group) => Object.values(group ?? {})).filter((text) => typeof text === 'string')
}
