/** What the gateway knows of the network without the library that speaks to it. */

/** An answer with an error status. */
export class HttpStatus extends Error {
  override readonly name = 'HttpStatus'
  readonly status: number
  /** Seconds the server asked us to wait. */
  readonly retryAfter: number | undefined
  /** The body as text; it may hold a refusal. */
  readonly body: unknown
  constructor(status: number, retryAfter: number | undefined, body: unknown) {
    super(`status ${status}`)
    this.status = status
    this.retryAfter = retryAfter
    this.body = body
  }
}

/** Whether the device knows that it has no network. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
