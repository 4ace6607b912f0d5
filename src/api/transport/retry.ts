/** When a read is tried again. Whatever changes something is sent once (see `gateway.ts`). */
import { HTTPError, isNetworkError } from 'ky'
import type { RetryOptions } from 'ky'
import { afterNamedWaitMs, backOffMs, WITHIN_CALL, WITHIN_CALM_CALL, type BackOff } from '../../rules/back-off.ts'
import { isForNow, isPassingStatus } from '../../rules/failure.ts'
import { readRefusal } from './answer.ts'
import { isOffline } from './network.ts'

/** How many further tries there are, and how long before each. */
interface Pace {
  readonly retries: number
  readonly backOff: BackOff
}

export const BRISK: Pace = { retries: 2, backOff: WITHIN_CALL }
/** For calls that are `calm`. */
export const CALM: Pace = { retries: 1, backOff: WITHIN_CALM_CALL }

/**
 * Network errors, 408, 425 and 5xx are tried again, as long as the wait fits into the call's time; otherwise the failure shows at
 * once. A server that has too much to do (429, 503) is asked again only when it has said by `Retry-After`, and some time
 * after that: any sooner would keep it from coming up. A refusal is an answer and is not asked for again, but for these.
 * @param budgetMs milliseconds for the whole call, from now
 */
export function retryPolicy(budgetMs: number, { retries, backOff }: Pace): RetryOptions {
  const end = performance.now() + budgetMs
  let wait = 0
  return {
    limit: retries,
    methods: ['get'],
    delay: () => wait,
    shouldRetry: ({ error, retryCount }) => {
      const next = isOffline() ? null : waitMs(error, retryCount - 1, backOff)
      wait = next ?? 0
      return next !== null && performance.now() + wait < end
    },
  }
}

/** Milliseconds until the next try, or `null` where there is none. */
function waitMs(error: unknown, failures: number, backOff: BackOff): number | null {
  if (!(error instanceof HTTPError)) return isNetworkError(error) ? backOffMs(backOff, failures) : null
  const { status, headers } = error.response
  if (isForNow(status)) {
    const named = retryAfterSeconds(headers)
    return named === undefined ? null : afterNamedWaitMs(named, failures)
  }
  return isPassingStatus(status) && !readRefusal('', error.data) ? backOffMs(backOff, failures) : null
}

/**
 * The seconds of `Retry-After`, which is a number or a date, rounded up.
 * @returns `undefined` where it is missing or can't be read
 */
export function retryAfterSeconds(headers: Headers): number | undefined {
  const said = headers.get('retry-after')?.trim()
  if (!said) return undefined
  if (/^\d{1,9}$/.test(said)) return Number(said)
  const at = Date.parse(said)
  // By the clock that has named it: the device's may be off.
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - (saidDate(headers) ?? Date.now())) / 1000))
}

/** The server's clock as an answer says it, in milliseconds since 1970. */
export function saidDate(headers: Headers): number | undefined {
  const at = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(at) ? undefined : at
}
