/** For tests of money: a request that is held on its way, and the patience of the page that waits for its answer. */
import { vi } from 'vitest'

/** What a request meets between the page and the platform. @param arrive hands it to the platform */
export type Transport = (request: Request, arrive: () => Promise<Response>) => Promise<Response>

export const passOn: Transport = (_, arrive) => arrive()

export interface Held {
  /** Comes once the request has left the page. */
  readonly onItsWay: Promise<void>
  /** The page's time for an answer runs out, though nothing has arrived. */
  readonly giveUp: () => void
  /** Lets it through; comes once the platform has dealt with it. */
  readonly arrive: () => Promise<void>
}

/**
 * Holds one request. No clock is waited for: on a busy machine all else has to be answered within its time.
 * @param path of the request; others pass
 * @param timeoutMs how long the page waits for an answer: by it the request's own timer is known
 */
export function holdOn(path: string, timeoutMs: number): { readonly transport: Transport; readonly held: Held } {
  const [left, through, dealt] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ]
  let last = (): void => undefined
  let giveUp = last
  let waiting = true
  const { setTimeout: begin } = globalThis
  vi.stubGlobal('setTimeout', (work: (...said: unknown[]) => void, ms?: number, ...said: unknown[]) => {
    if (ms === timeoutMs) last = () => work(...said)
    return begin(work, ms, ...said)
  })
  const transport: Transport = async (request, arrive) => {
    if (!waiting || new URL(request.url).pathname !== path) return arrive()
    waiting = false
    giveUp = last
    left.resolve()
    await through.promise
    try {
      return await arrive()
    } finally {
      dealt.resolve()
    }
  }
  const held: Held = {
    onItsWay: left.promise,
    giveUp: () => giveUp(),
    arrive: () => {
      through.resolve()
      return dealt.promise
    },
  }
  return { transport, held }
}
