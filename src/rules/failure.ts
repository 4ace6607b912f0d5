/**
 * The three ways a call can fail (spec 8). Every layer above the gateway meets these and nothing else;
 * their wording stands in `i18n/failures/failure.ts`.
 */

/**
 * Why no usable answer arrived. `unsent`: the code that writes, seals or sends the call did not load, so nothing left; most
 * browsers keep that failure for as long as the page lives.
 */
export type TransportCause = 'offline' | 'timeout' | 'network' | 'http' | 'not-json' | 'cancelled' | 'unsent'

/** No usable answer: the network, a time-out, an HTTP error status, or a body that is not JSON. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure'
  readonly kind = 'transport'
  readonly reason: TransportCause
  /** The name of the endpoint that was called. */
  readonly endpoint: string
  /** The HTTP status, where one arrived. */
  readonly status: number | undefined
  /** Seconds the server asked us to wait (`Retry-After`), where it did. */
  readonly retryAfter: number | undefined
  /** Whether the call may have reached the server. */
  readonly hasLeft: boolean
  constructor(
    endpoint: string,
    reason: TransportCause,
    detail: { status?: number; retryAfter?: number; hasLeft?: boolean; cause?: unknown } = {},
  ) {
    super(`${endpoint}: ${reason}${detail.status === undefined ? '' : ` ${detail.status}`}`, { cause: detail.cause })
    this.endpoint = endpoint
    this.reason = reason
    this.status = detail.status
    this.retryAfter = detail.retryAfter
    this.hasLeft = detail.hasLeft ?? (reason !== 'offline' && reason !== 'unsent')
  }
}

/** The request or the answer does not have the shape of the contract; `field` names the first place. */
export class ContractFailure extends Error {
  override readonly name = 'ContractFailure'
  readonly kind = 'contract'
  readonly endpoint: string
  readonly side: 'request' | 'reply'
  /** Dotted path of the first field that does not fit, `''` for the whole. */
  readonly field: string
  constructor(endpoint: string, side: 'request' | 'reply', field: string, detail: string) {
    super(`${endpoint}: ${side} ${field || '(root)'}: ${detail}`)
    this.endpoint = endpoint
    this.side = side
    this.field = field
  }
}

/** The server understood and said no (`success: false`): its own message, and a value whose shape is unknown. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly kind = 'refusal'
  readonly endpoint: string
  /** The server's message as it stands, to be shown or looked up. */
  readonly serverMessage: string
  readonly value: unknown
  /** The HTTP status, where it was that of an error. */
  readonly status: number | undefined
  /** Seconds the server asked us to wait (`Retry-After`), where it did. */
  readonly retryAfter: number | undefined
  constructor(
    endpoint: string,
    serverMessage: string,
    value: unknown,
    detail: { readonly status?: number; readonly retryAfter?: number | undefined } = {},
  ) {
    super(`${endpoint}: refused: ${serverMessage}`)
    this.status = detail.status
    this.retryAfter = detail.retryAfter
    this.endpoint = endpoint
    this.serverMessage = serverMessage
    this.value = value
  }
}

export type Failure = TransportFailure | ContractFailure | Refusal

/** Tells whether a caught value is one of the three. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof TransportFailure || error instanceof ContractFailure || error instanceof Refusal
}

/** Whether the same question may be answered after an error status: each of a server in trouble, and three others. */
export const isPassingStatus = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status)

/** Whether this says no for now alone: the status of a server that has too much to do, whatever else it says. */
export const isForNow = (status: number | undefined): boolean => status === 429 || status === 503

/**
 * Whether what failed so may go well a moment later without anybody doing anything: a refusal, for one, is an answer, unless
 * its status says that it is for now.
 */
export function isPassing(error: unknown): error is Failure {
  if (error instanceof ContractFailure) return error.side === 'reply'
  if (error instanceof Refusal) return isForNow(error.status)
  if (!(error instanceof TransportFailure)) return false
  const { reason, status = 0 } = error
  return reason === 'http' ? isPassingStatus(status) : reason !== 'cancelled' && reason !== 'unsent'
}

/** What a call without a session is refused with, by the server and, before sending, by the gateway (spec 8). */
export const NOT_LOGGED_IN = 'not logged in, please login'

/** The server's mark, in a refusal's value, for a token that is expired, revoked or none at all. Spec: not shown. */
export const SESSION_ENDED = { session: 'ended' } as const

/** Tells whether a refusal's value is the mark `SESSION_ENDED`. */
export function endsSession(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'session' in value && value.session === SESSION_ENDED.session
}
