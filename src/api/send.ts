/** Sends a prepared call with ky. A chunk of its own, since a page whose answers came early needs none of it. */
import ky, { HTTPError } from 'ky'
import { readText } from './answer.ts'
import type { GatewayOptions } from './gateway.ts'
import { HttpStatus } from './network.ts'
import type { PreparedCall } from './prepare.ts'
import { retryAfterSeconds, retryPolicy } from './retry.ts'

/**
 * Sends, and gives back the body of a good status as text, or `null` when it is too long.
 * @param repeat whether the call may be tried again
 * @throws HttpStatus for an error status, and what ky or the stream throws when the connection breaks
 */
export async function send(
  options: GatewayOptions,
  { method, path, headers, searchParams, body }: PreparedCall,
  repeat: boolean,
  signal: AbortSignal,
): Promise<string | null> {
  const fetch = options.fetch ?? globalThis.fetch
  try {
    const response = await ky(path, {
      prefix: options.origin,
      method,
      headers,
      ...(searchParams && { searchParams }),
      ...(body !== undefined && { body }),
      // Called without a receiver, which browsers insist on.
      fetch: (input, init) => fetch(input, init),
      credentials: options.origin ? 'include' : 'same-origin',
      // Private answers stay out of the browser's cache, so that a logout leaves nothing behind.
      cache: 'no-store',
      redirect: 'error',
      // One clock for the whole call stands outside, since ky's own would stop before the body.
      timeout: false,
      retry: repeat ? retryPolicy(options.timeoutMs) : 0,
      // The body of an HTTP error stays text, so that its money stays exact.
      parseJson: (text) => text,
      signal,
    })
    return await readText(response, signal)
  } catch (error) {
    if (!(error instanceof HTTPError)) throw error
    const { status, headers: said } = error.response
    throw new HttpStatus(status, retryAfterSeconds(said), error.data)
  }
}
