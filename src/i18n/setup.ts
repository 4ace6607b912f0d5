/** Makes translators and fetches the compiled catalogues that the build wrote. */
import type { Messages } from '@lingui/core'
import { I18n } from '@lingui/core'
import type { TransportCause } from '../rules/failure.ts'
import { TransportFailure } from '../rules/failure.ts'
import { numberLocale } from './number-locale.ts'

/** How long one try may take, in milliseconds. Two tries stay under the ten seconds after which a page counts as slow. */
const TRY_MS = 4_500

/** What failures name as their endpoint. */
const CATALOGUE_ENDPOINT = 'catalogue'

/**
 * A fresh translator. There is one for each render and never a global one, since the build renders many brands at once.
 * @param locale BCP 47, for plurals and the numbers in them
 * @param messages a compiled catalogue; with an empty one the source texts show in development and tests
 */
export function createI18n(locale: string, messages: Messages): I18n {
  return new I18n({ locale, locales: numberLocale(locale), messages: { [locale]: messages } })
}

/**
 * Fetches a compiled catalogue; tries once more when the first try gets no usable answer.
 * @param url the address that the build wrote into the brand's data
 * @throws TransportFailure named "catalogue"
 */
export async function fetchCatalogue(
  url: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
  tryMs: number = TRY_MS,
): Promise<Messages> {
  try {
    return await fetchOnce(url, fetch, tryMs)
  } catch {
    return await fetchOnce(url, fetch, tryMs)
  }
}

async function fetchOnce(url: string, fetch: typeof globalThis.fetch, tryMs: number): Promise<Messages> {
  // The signal also ends a body that stops half way.
  const signal = AbortSignal.timeout(tryMs)
  let response: Response
  let text: string
  try {
    response = await fetch(url, { signal })
    text = await response.text()
  } catch (cause) {
    throw new TransportFailure(CATALOGUE_ENDPOINT, reasonOf(signal), { cause })
  }
  if (!response.ok) throw new TransportFailure(CATALOGUE_ENDPOINT, 'http', { status: response.status })
  return parse(text)
}

function reasonOf(signal: AbortSignal): TransportCause {
  if (signal.aborted) return 'timeout'
  return globalThis.navigator?.onLine === false ? 'offline' : 'network'
}

function parse(text: string): Messages {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (cause) {
    throw new TransportFailure(CATALOGUE_ENDPOINT, 'not-json', { cause })
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new TransportFailure(CATALOGUE_ENDPOINT, 'not-json')
  }
  // The build wrote this file from the compiler's own output; its shape is not checked message by message.
  return parsed as Messages
}
