/** Sends a prepared call with ky. A chunk of its own, since a read that is answered at its first try needs none of it. */
import ky, { HTTPError, type RetryOptions } from 'ky'
import { backOffMs } from '../../rules/back-off.ts'
import { readText } from './answer.ts'
import type { GatewayOptions } from './gateway-options.ts'
import { HttpStatus, wireOptions } from './network.ts'
import type { PreparedCall } from './prepare.ts'
import { BRISK, CALM, retryAfterSeconds, retryPolicy, saidDate } from './retry.ts'

export interface Tries {
  /** Whether the call may be tried again. */
  readonly repeat: boolean
  /** Whether its tries keep their distance. */
  readonly calm: boolean
  /** Whether an early try has failed already. */
  readonly tried: boolean
  /** When the first try began, by `performance.now()`: the time for all of them runs from there. */
  readonly since: number
  /** What became of the first try where it was made already; how it went on is decided here as for any other. */
  readonly first: Promise<Response> | undefined
  /** Whether the first try brought a good answer that broke off. */
  readonly isBroken: boolean
}

/**
 * Sends, and gives back the body of a good status as text, or `null` when it is too long.
 * @throws HttpStatus for an error status, and what ky or the stream throws when the connection breaks
 */
export async function send(
  options: GatewayOptions,
  prepared: PreparedCall,
  { repeat, calm, tried, since, first, isBroken }: Tries,
  signal: AbortSignal,
): Promise<string | null> {
  const { path, searchParams } = prepared
  const left = options.timeoutMs - (performance.now() - since)
  const pace = calm ? CALM : BRISK
  const retries = pace.retries - Number(isBroken)
  let retry: RetryOptions | 0 = repeat ? retryPolicy(left, { ...pace, retries }) : 0
  if (calm && tried) {
    await pause(backOffMs(CALM.backOff, 0), signal)
    retry = 0
  }
  const fetch = options.fetch ?? globalThis.fetch
  let made = first
  // The waits are ky's; this one it knows nothing of.
  if (isBroken) await pause(backOffMs(pace.backOff, 0), signal)
  try {
    const response = await ky(path, {
      prefix: options.origin,
      ...wireOptions(options, prepared),
      ...(searchParams && { searchParams }),
      // Called without a receiver, which browsers insist on.
      fetch: (input, init) => {
        const outcome = made ?? fetch(input, init)
        made = undefined
        return outcome
      },
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
    throw new HttpStatus(status, retryAfterSeconds(said), error.data, saidDate(said))
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
