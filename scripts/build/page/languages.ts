/** Compiles the languages of one brand, with its own wording in them. */
import { join } from 'node:path'
import type { Messages } from '@lingui/core'
import type { BundledLanguage } from '../../../src/brand/bundle.ts'
import { createI18n } from '../../../src/i18n/setup.ts'
import { languageOf, nameAmong } from '../../../src/i18n/languages.ts'
import { ownTexts, wordingOf } from '../../brands/gate/messages.ts'
import type { LoadedBrand } from '../../brands/load.ts'
import type { Problem } from '../../brands/problem.ts'
import { compileCatalogue } from '../../messages/compile.ts'
import { shortHash } from '../files.ts'

export interface StampedLanguage {
  readonly bundled: BundledLanguage
  /** Path inside the bundle, and the compiled catalogue as JSON. */
  readonly path: string
  readonly text: string
  readonly messages: Messages
  readonly problems: readonly Problem[]
  /** The brand's own words (headline, lines) in this language. */
  readonly translate: (source: string) => string
}

export async function stampLanguages(loaded: LoadedBrand): Promise<StampedLanguage[]> {
  const { brand } = loaded
  const own = {
    texts: ownTexts(brand),
    file: join(loaded.dir, 'brand.json'),
  }
  const offered = brand.languages.map(({ catalogue }) => catalogue)
  const stamped: StampedLanguage[] = []
  for (const { code, catalogue, label } of brand.languages) {
    const { messages, problems } = await compileCatalogue(catalogue, wordingOf(catalogue, loaded.messages), own)
    const text = JSON.stringify(messages)
    const { tag, direction } = languageOf(catalogue)
    const path = `i18n/${tag}-${shortHash(text)}.json`
    const i18n = createI18n(tag, messages)
    stamped.push({
      bundled: { code, tag, direction, label: label ?? nameAmong(catalogue, offered), url: `/${path}` },
      path,
      text,
      messages,
      problems: problems.map((problem) => ({ ...problem, brand: loaded.id })),
      translate: (source) => i18n._(source),
    })
  }
  return stamped
}
