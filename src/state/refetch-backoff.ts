/** What a page asked for and did not get is asked for again by itself, until it is there. Spec: not shown. */
import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query'
import { afterNamedWaitMs, ASK_AGAIN, backOffMs, ON_GOOD_NEWS } from '../rules/back-off.ts'
import { ContractFailure, isFailure, isPassing } from '../rules/failure.ts'

/** What failed so is asked for again. */
const promised = new WeakSet<Error>()

/** Whether what failed with this is asked for again by itself, so that nobody has to press anything. */
export const isRefetched = (error: unknown): boolean => error instanceof Error && promised.has(error)

/** A question that failed, for as long as it was not answered. */
interface Failing {
  /** When it was asked last, and not before when the server wants to be asked again; milliseconds since 1970. */
  readonly askedAt: number
  readonly notBefore: number
  /** Asks it in its own time, after good news. */
  readonly soon?: ReturnType<typeof setTimeout> | undefined
}

/**
 * Asks again for what failed, where somebody looks at it and the page is to be seen: one question at a time, so that a
 * server that is down hears of each page once, after waits that grow and are scattered. Everything else that failed follows
 * within two seconds once it may be answered: one of them was, another call went well, the network is back, or somebody comes
 * back to the page. What is shown of a failure stays while it is asked for again.
 * @returns stops
 */
export function refetchWithBackoff(queries: QueryClient, page: Window): () => void {
  const failing = new Map<Query, Failing>()
  const stopped = new AbortController()
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const isSeen = (): boolean => page.document.visibilityState !== 'hidden'

  const plan = (): void => {
    if (timer !== undefined || failing.size === 0) return
    timer = setTimeout(
      () => {
        timer = undefined
        // A page that nobody sees waits until somebody does.
        if (!isSeen()) return
        const [query] = [...failing]
          .filter(([it, { notBefore }]) => mayBeAsked(it) && notBefore <= Date.now())
          .toSorted(([, one], [, other]) => one.askedAt - other.askedAt)
          .map(([it]) => it)
        if (query) void ask(query).then(plan)
        else if ([...failing.keys()].some(mayBeAsked)) plan()
      },
      backOffMs(ASK_AGAIN, failures),
    )
  }

  const note = (query: Query, error: Error): void => {
    const now = Date.now()
    const earlier = failing.get(query)
    clearTimeout(earlier?.soon)
    if (earlier) failures += 1
    failing.set(query, { askedAt: now, notBefore: now + namedWaitMs(error) })
    promised.add(error)
    plan()
  }

  const forget = (query: Query): void => {
    clearTimeout(failing.get(query)?.soon)
    failing.delete(query)
    if (failing.size > 0) return
    clearTimeout(timer)
    timer = undefined
    failures = 0
  }

  /** Something was heard that makes an answer likely. */
  const hurry = (): void => {
    if (!isSeen()) return
    for (const [query, one] of failing) {
      if (one.soon !== undefined) continue
      const wait = Math.max(one.notBefore - Date.now(), 0) + backOffMs(ON_GOOD_NEWS, 0)
      const askSoon = (): void => {
        if (mayBeAsked(query)) void ask(query).then(plan)
      }
      failing.set(query, { ...one, soon: setTimeout(askSoon, wait) })
    }
    plan()
  }

  const stopHearing = [
    queries.getQueryCache().subscribe((event) => {
      const { type, query } = event
      if (type === 'removed') forget(query)
      // What nobody looked at was not asked for meanwhile.
      if (type === 'observerAdded' && failing.has(query)) plan()
      if (type !== 'updated') return
      const { action } = event
      if (action.type === 'error') {
        if (isPassing(action.error)) note(query, action.error)
        else forget(query)
      }
      if (action.type !== 'success' || action.manual) return
      const hasFailed = failing.has(query)
      forget(query)
      // What is asked for every few seconds, and answered, says nothing new about the others.
      if (hasFailed) failures = 0
      if (hasFailed || query.state.dataUpdateCount === 1) hurry()
    }),
    queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') hurry()
    }),
  ]
  const heard = { signal: stopped.signal }
  for (const sign of ['online', 'focus']) page.addEventListener(sign, hurry, heard)
  page.document.addEventListener('visibilitychange', hurry, heard)
  return () => {
    for (const stop of stopHearing) stop()
    stopped.abort()
    for (const query of failing.keys()) forget(query)
  }
}

/** Whether somebody looks at it, and it still has the failure that is known. */
const mayBeAsked = (query: Query): boolean =>
  query.isActive() && query.state.fetchStatus === 'idle' && isPassing(query.state.error)

/**
 * Asks, and leaves the failure where it is shown: only an answer, or another failure, takes its place.
 * @returns once it is answered, failed or given up
 */
function ask(query: Query): Promise<unknown> {
  const { error, status } = query.state
  return notifyManager.batch(() => {
    const asked = query.fetch().catch(() => undefined)
    // Where there was no answer yet, a question that begins takes the failure away.
    if (query.state.status !== status) query.setState({ error, status })
    return asked
  })
}

/** What the server has said to wait, and some more, in milliseconds; 0 where it said nothing. */
function namedWaitMs(error: Error): number {
  const seconds = isFailure(error) && !(error instanceof ContractFailure) ? (error.retryAfter ?? 0) : 0
  return seconds === 0 ? 0 : afterNamedWaitMs(seconds)
}
