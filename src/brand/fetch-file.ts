/** Fetches what the build has written beside the page: catalogues, written pages. */
import { TransportFailure, type TransportCause } from '../rules/failure.ts'

/** How long one try may take, in milliseconds. Two tries stay under the ten seconds after which a page counts as slow. */
const TRY_MS = 4_500

interface FetchFileOptions {
  readonly fetch?: typeof globalThis.fetch
  readonly tryMs?: number
}

/**
 * Fetches a JSON object of the bundle; tries once more when the first try gets no usable answer.
 * @param name what failures call it
 * @throws TransportFailure with that name as its endpoint
 */
export async function fetchFile(name: string, url: string, options: FetchFileOptions = {}): Promise<object> {
  try {
    return await fetchOnce(name, url, options)
  } catch {
    return await fetchOnce(name, url, options)
  }
}

async function fetchOnce(
  name: string,
  url: string,
  { fetch = globalThis.fetch, tryMs = TRY_MS }: FetchFileOptions,
): Promise<object> {
  // The signal also ends a body that stops half way.
  const signal = AbortSignal.timeout(tryMs)
  let response: Response
  let text: string
  try {
    response = await fetch(url, { signal })
    text = await response.text()
  } catch (cause) {
    throw new TransportFailure(name, reasonOf(signal), { cause })
  }
  if (!response.ok) throw new TransportFailure(name, 'http', { status: response.status })
  return parse(name, text)
}

function reasonOf(signal: AbortSignal): TransportCause {
  if (signal.aborted) return 'timeout'
  return globalThis.navigator?.onLine === false ? 'offline' : 'network'
}

function parse(name: string, text: string): object {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (cause) {
    throw new TransportFailure(name, 'not-json', { cause })
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new TransportFailure(name, 'not-json')
  }
  return parsed
}
