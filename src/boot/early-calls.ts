/** The calls that the page's starter began before the application was loaded. */

/** Answers under way, by address as the starter asked for it. */
export type EarlyAnswers = Partial<Record<string, Promise<Response>>>

declare global {
  // `var` is how a global is declared to TypeScript.
  var liveryEarly: EarlyAnswers | undefined
  /** Tells that the page did not start, and begins anew. */
  var liveryRestart: (() => Promise<void>) | undefined
}

/** Hands each early answer out once, to the first who asks for its address. */
export function takeEarly(answers: EarlyAnswers): (address: string) => Promise<Response> | undefined {
  return (address) => {
    const answer = answers[address]
    delete answers[address]
    return answer
  }
}

/** A `fetch` that uses an early answer where there is one. */
export function earlyFetch(
  take: (address: string) => Promise<Response> | undefined,
  network: typeof fetch,
): typeof fetch {
  return (input, init) => {
    const early = typeof input === 'string' ? take(input) : undefined
    // An early attempt that failed says nothing about a second one.
    return early?.catch(() => network(input, init)) ?? network(input, init)
  }
}
