/** When a read is tried again. Whatever changes something is sent once (see `gateway.ts`). */
import { HTTPError } from 'ky'
import type { RetryOptions } from 'ky'
import { readRefusal } from './answer.ts'
import { isOffline } from './network.ts'

/** How many further tries there are, and the milliseconds before each. */
interface Pace {
  readonly retries: number
  readonly wait: (attempt: number) => number
}

/** Further tries after 300 and 600 milliseconds. */
export const BRISK: Pace = { retries: 2, wait: (attempt) => 300 * 2 ** (attempt - 1) }
/** For calls that are `calm`: one further try. */
export const CALM_MS = 1000
export const CALM: Pace = { retries: 1, wait: () => CALM_MS }

const SERVER_ERRORS = Array.from({ length: 100 }, (_, index) => 500 + index)
const STATUSES = [408, 429, ...SERVER_ERRORS]
/** Statuses whose `Retry-After` is obeyed. */
const AFTER_STATUSES = [429, 503]

/**
 * Network errors, 408, 429 and 5xx are tried again, as long as the wait fits into the call's time; otherwise
 * the failure shows at once. A refusal is an answer and is not asked for again.
 * @param budgetMs milliseconds for the whole call, from now
 */
export function retryPolicy(budgetMs: number, { retries, wait: pause }: Pace): RetryOptions {
  const end = performance.now() + budgetMs
  return {
    limit: retries,
    methods: ['get'],
    statusCodes: STATUSES,
    afterStatusCodes: AFTER_STATUSES,
    delay: pause,
    shouldRetry: ({ error, retryCount }) => {
      if (isOffline()) return false
      let wait = pause(retryCount)
      if (error instanceof HTTPError) {
        const { status, headers } = error.response
        if (readRefusal('', error.data)) return false
        if (AFTER_STATUSES.includes(status)) wait = (retryAfterSeconds(headers) ?? 0) * 1000 || wait
      }
      return performance.now() + wait < end ? undefined : false
    },
  }
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
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}
