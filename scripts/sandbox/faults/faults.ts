/** Carries out the scenarios `slow` and `failing`. */
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '../../../src/api/transport/endpoint.ts'
import { damage } from './damage.ts'
import type { Scenario } from './scenarios.ts'
import { createRandom } from '../seeds/random.ts'

/** What Node's server hands along with a request; there is none in-process. */
export interface Connection {
  readonly incoming?: Pick<IncomingMessage, 'socket'>
}

/** What `fetch` throws when the connection breaks. */
export class ConnectionBroken extends TypeError {}

type Failing = Extract<Scenario, { kind: 'failing' }>

/** Waits, unless the caller goes away meanwhile. */
export async function holdUp(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { signal })
}

/**
 * Answers as the scenario says.
 * @param answer carries the call out; asked only where the scenario lets the call happen
 * @throws ConnectionBroken where the connection breaks and there is none to break, as `fetch` would
 */
export async function fail(
  failing: Failing,
  endpoint: Endpoint,
  answer: () => Promise<Response>,
  connection: Connection | undefined,
): Promise<Response> {
  const { how } = failing
  const real = failing.when === 'after' || damagesAnswer(how) ? await answer() : null
  switch (how) {
    case 'status':
      return proxyStatus(failing.status)
    case 'html':
      return proxyPage()
    case 'abort':
      return breakOff(connection)
    case 'cut-short':
      return cutShort(real, connection)
    case 'malformed-json':
      return rewrite(real, (text) => text.slice(0, -2))
    case 'malformed-value':
      return rewrite(real, (text) => JSON.stringify({ ...envelopeOf(text), success: true, value: [[null]] }))
    case 'malformed':
      return damaged(real, endpoint, failing.seed ?? 0, connection)
  }
}

/** As a proxy says it: with the gateway's envelope it would be an answer, and a refusal. */
const proxyStatus = (status: number): Response =>
  new Response(`sandbox scenario: HTTP ${status}`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

const proxyPage = (): Response =>
  new Response('<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>', {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })

async function damaged(
  real: Response | null,
  endpoint: Endpoint,
  seed: number,
  connection: Connection | undefined,
): Promise<Response> {
  const drawn = damage((await real?.clone().text()) ?? '', endpoint, createRandom(seed))
  switch (drawn.kind) {
    case 'text':
      return rewrite(real, () => drawn.text)
    case 'html':
      return proxyPage()
    case 'cut-short':
      return cutShort(real, connection)
    case 'status':
      return proxyStatus(drawn.status)
  }
}

const damagesAnswer = (how: Failing['how']): boolean =>
  how === 'cut-short' || how === 'malformed-json' || how === 'malformed-value' || how === 'malformed'

/** Resets the connection, or throws what `fetch` throws when that happens. */
function breakOff(connection: Connection | undefined): Response {
  const socket = connection?.incoming?.socket
  if (!socket) throw new ConnectionBroken('fetch failed', { cause: new Error('sandbox scenario: connection reset') })
  socket.resetAndDestroy()
  return sentAlready()
}

/** Tells Node's adapter that there is nothing left to write. */
const sentAlready = (): Response => new Response(null, { headers: { 'x-hono-already-sent': 'true' } })

/** Half of the answer, and then the connection breaks. */
async function cutShort(real: Response | null, connection: Connection | undefined): Promise<Response> {
  const bytes = new Uint8Array((await real?.arrayBuffer()) ?? new ArrayBuffer(0))
  const socket = connection?.incoming?.socket
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
      // Late enough for the first half to have left.
      await sleep(30)
      if (socket) {
        socket.destroy()
        controller.close()
      } else controller.error(new TypeError('terminated', { cause: new Error('sandbox scenario: cut short') }))
    },
  })
  const headers = new Headers(real?.headers)
  headers.set('content-length', String(bytes.length))
  return new Response(body, { status: real?.status ?? 200, headers })
}

async function rewrite(real: Response | null, change: (text: string) => string): Promise<Response> {
  if (!real) throw new Error('there is no answer to damage')
  const headers = new Headers(real.headers)
  headers.delete('content-length')
  return new Response(change(await real.text()), { status: real.status, headers })
}

/** The answer is one of ours, so it is an object. */
const envelopeOf = (text: string): object => JSON.parse(text) as object
