/** Sends a prepared call with ky. A chunk of its own, since a page whose answers came early needs none of it. */
import ky, { HTTPError, type RetryOptions } from 'ky'
import { readText } from './answer.ts'
import type { GatewayOptions } from './gateway.ts'
import { HttpStatus } from './network.ts'
import type { PreparedCall } from './prepare.ts'
import { BRISK, CALM, CALM_MS, retryAfterSeconds, retryPolicy } from './retry.ts'

export interface Tries {
  /** Whether the call may be tried again. */
  readonly repeat: boolean
  /** Whether its tries keep their distance. */
  readonly calm: boolean
  /** Whether an early try has failed already. */
  readonly tried: boolean
}

/**
 * Sends, and gives back the body of a good status as text, or `null` when it is too long.
 * @throws HttpStatus for an error status, and what ky or the stream throws when the connection breaks
 */
export async function send(
  options: GatewayOptions,
  { method, path, headers, searchParams, body }: PreparedCall,
  { repeat, calm, tried }: Tries,
  signal: AbortSignal,
): Promise<string | null> {
  let retry: RetryOptions | 0 = repeat ? retryPolicy(options.timeoutMs, calm ? CALM : BRISK) : 0
  if (calm && tried) {
    await pause(CALM_MS, signal)
    retry = 0
  }
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
      retry,
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

/**
 * Waits, unless the call is given up meanwhile.
 * @throws the signal's reason
 */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const giveUp = (): void => {
    clearTimeout(timer)
    reject(signal.reason)
  }
  signal.addEventListener('abort', giveUp, { once: true })
  return promise
}
