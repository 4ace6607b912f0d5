/** Makes translators and fetches the compiled catalogues that the build wrote. */
import type { Messages } from '@lingui/core'
import { I18n } from '@lingui/core'
import { fetchFile } from '../brand/fetch-file.ts'
import { numberLocale } from './format/number-locale.ts'

/**
 * A fresh translator. There is one for each render and never a global one, since the build renders many brands at once.
 * @param locale BCP 47, for plurals and the numbers in them
 * @param messages a compiled catalogue; with an empty one the source texts show in development and tests
 */
export function createI18n(locale: string, messages: Messages): I18n {
  return new I18n({ locale, locales: numberLocale(locale), messages: { [locale]: messages } })
}

/**
 * Fetches a compiled catalogue.
 * @param url the address that the build wrote into the brand's data
 * @throws TransportFailure named "catalogue"
 */
export async function fetchCatalogue(url: string, fetch?: typeof globalThis.fetch, tryMs?: number): Promise<Messages> {
  // The build wrote this file from the compiler's own output; its shape is not checked message by message.
  return (await fetchFile('catalogue', url, { ...(fetch && { fetch }), ...(tryMs && { tryMs }) })) as Messages
}
