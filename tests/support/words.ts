/** What a page says: English source text in, the brand's own words out, so that a journey reads the same in every brand. */
import { join } from 'node:path'
import { createI18n } from '../../src/i18n/setup.ts'
import { loadBrands } from '../../scripts/brands/load.ts'
import { stampLanguages } from '../../scripts/build/page/languages.ts'
import { messageId } from '../../scripts/messages/message-id.ts'
import { JOURNEY_HOME } from './servers/environment.ts'

/** @param language a code of the brand's; its default unless given */
export type Say = (source: string, values?: Record<string, string | number>, language?: string) => string

const BRANDS = join(JOURNEY_HOME, 'brands')

/** Read once a worker, since every journey asks. */
const known = new Map<string, Promise<Say>>()

/** The words of one brand. Throws, when said, for a text that the application does not have. */
export function wordsOf(id: string): Promise<Say> {
  const words = known.get(id) ?? readWords(id)
  known.set(id, words)
  return words
}

async function readWords(id: string): Promise<Say> {
  const { brands } = await loadBrands({ dir: BRANDS, only: [id], sandbox: true })
  const [brand] = brands
  if (!brand) throw new Error(`no brand ${id} in ${BRANDS}`)
  const languages = await stampLanguages(brand)
  return (source, values = {}, code = brand.brand.defaultLanguage) => {
    const language = languages.find(({ bundled }) => bundled.code === code)
    if (!language) throw new Error(`${id} has no language ${code}`)
    const key = Object.hasOwn(language.messages, source) ? source : messageId(source)
    if (!Object.hasOwn(language.messages, key)) throw new Error(`no message "${source}"; run npm run messages`)
    return createI18n(language.bundled.tag, language.messages)._(key, values)
  }
}
