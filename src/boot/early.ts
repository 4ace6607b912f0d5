/** The calls that the page's starter began before the application was loaded. */

/** Answers under way, by path and search. Read once each. */
export type EarlyAnswers = Partial<Record<string, Promise<Response>>>

declare global {
  // `var` is how a global is declared to TypeScript.
  // oxlint-disable-next-line no-var
  var liveryEarly: EarlyAnswers | undefined
}

/**
 * A `fetch` that hands out an early answer to the first request for the same address, and asks the network otherwise.
 * @param origin the page's own origin
 */
export function earlyFetch(origin: string, answers: EarlyAnswers, network: typeof fetch): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, origin)
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET')
    const key = url.origin === origin ? url.pathname + url.search : url.href
    const early = method === 'GET' ? answers[key] : undefined
    if (!early) return network(input, init)
    delete answers[key]
    // An early attempt that failed says nothing about a second one.
    return early.catch(() => network(input, init))
  }
}
