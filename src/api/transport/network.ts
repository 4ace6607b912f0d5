/** What the gateway knows of the network without the library that speaks to it. */
import type { GatewayOptions } from './gateway-options.ts'
import type { PreparedCall } from './prepare.ts'

/** An answer with an error status. */
export class HttpStatus extends Error {
  override readonly name = 'HttpStatus'
  readonly status: number
  /** Seconds the server asked us to wait. */
  readonly retryAfter: number | undefined
  /** The body as text; it may hold a refusal. */
  readonly body: unknown
  /** The server's clock, in milliseconds since 1970, where it says so. */
  readonly date: number | undefined
  constructor(status: number, retryAfter: number | undefined, body: unknown, date?: number) {
    super(`status ${status}`)
    this.status = status
    this.retryAfter = retryAfter
    this.body = body
    this.date = date
  }
}

/** Whether the device knows that it has no network. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

/** How every call is sent, whoever sends it. */
export function wireOptions(
  { origin }: Pick<GatewayOptions, 'origin'>,
  { method, headers, body, isCacheable, keepalive }: PreparedCall,
) {
  return {
    method,
    headers,
    ...(body !== undefined && { body }),
    ...(keepalive && { keepalive }),
    // A shared cache keeps no answer to a visitor's cookies.
    credentials: origin ? (isCacheable ? 'omit' : 'include') : 'same-origin',
    // Private answers stay out of the browser's cache, so that a logout leaves nothing behind.
    cache: isCacheable ? 'default' : 'no-store',
    redirect: 'error',
  } as const
}
