/** When a query that gets no answer asks again; the failures of its whole life are counted elsewhere, here those in a row. */
import type { Query } from '@tanstack/react-query'
import { nextAskMs } from '../rules/pace.ts'

/** What is read of a query; the object itself stands for it. */
type Asked = {
  readonly state: Pick<Query['state'], 'dataUpdateCount' | 'error' | 'errorUpdateCount' | 'errorUpdatedAt'>
}

/** By query, how many answers there were, and how many failures before the last of them. */
const known = new WeakMap<Asked, { readonly answers: number; readonly failures: number }>()

/**
 * For a query's `refetchInterval`, which is called after each question and while the next one is under way.
 * @returns milliseconds until the next question, or `null` when the last one was answered
 */
export function askAgainMs(query: Asked): number | null {
  const { dataUpdateCount: answers, error, errorUpdateCount, errorUpdatedAt } = query.state
  let last = known.get(query)
  if (last?.answers !== answers) {
    // An answer, or the first look at a query: what has failed with nobody looking since its answer is one failure.
    last = { answers, failures: answers === 0 ? 0 : errorUpdateCount - (error === null ? 0 : 1) }
    known.set(query, last)
  }
  return nextAskMs({ error, failures: errorUpdateCount - last.failures, errorUpdatedAt })
}
