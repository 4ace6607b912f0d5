/** The one place that interprets endpoint values: headers, seal, time-out, envelope, parsing (spec 7). */
import ky, { HTTPError } from 'ky'
import { endsSession, isFailure, NOT_LOGGED_IN, Refusal, TransportFailure } from '../rules/failure.ts'
import type { Failure } from '../rules/failure.ts'
import { readAnswer, readRefusal, readText } from './answer.ts'
import { Stopped, withinDeadline } from './deadline.ts'
import type { Endpoint, Method, ReplyOf, RequestOf } from './endpoint.ts'
import { prepareCall } from './prepare.ts'
import type { PreparedCall } from './prepare.ts'
import { isOffline, retryAfterSeconds, retryPolicy } from './retry.ts'
import { parseShape } from './shape.ts'

/** Seals a payload for one call into a compact JWE. */
export interface Seal {
  seal(payload: unknown, call: { method: Method; path: string }): Promise<string>
}

export interface GatewayOptions {
  /** Where the gateway answers: an origin, or `''` for the page's own. */
  readonly origin: string
  readonly merchant: string
  readonly platform: string
  readonly device: string
  /** The language code that the merchant gave the active language. */
  readonly language: () => string
  readonly token: () => string | null
  /** `none`: payloads go over TLS alone, as the brand wrote out. `null`: no key; a sealed call is refused unsent. */
  readonly seal: Seal | 'none' | null
  /** By endpoint name, where the contract has two readings. */
  readonly methods: Readonly<Partial<Record<string, Method>>>
  readonly idempotency: 'header' | 'none'
  /** For the whole call: sealing, every try, and reading the answer. */
  readonly timeoutMs: number
  /** `globalThis.fetch` unless told; the tests hand in the sandbox. */
  readonly fetch?: typeof globalThis.fetch
  /**
   * Told just before the refusal arrives when the server has ended the session of the token that was sent,
   * unless another token is in use by then.
   */
  readonly onSessionEnded?: (token: string) => void
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** The key of the intent, for calls that move money: 16 random bytes in hex, made once per intent. */
  readonly intent?: string
}

/**
 * Calls an endpoint.
 * @throws TransportFailure, ContractFailure or Refusal, and nothing else
 */
export type Gateway = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
) => Promise<ReplyOf<E>>

/**
 * Makes the gateway (spec 7). A read that finds no usable answer is tried up to three times within the time-out;
 * everything else is sent exactly once. A call that needs a token and has none is refused unsent, as the server would.
 */
export function createGateway(options: GatewayOptions): Gateway {
  return async <E extends Endpoint>(endpoint: E, request: RequestOf<E>, call: CallOptions = {}) => {
    const { name } = endpoint
    let token: string | null = null
    try {
      if (endpoint.token !== 'never') token = options.token()
      const payload = parseShape(endpoint.request, request, { endpoint: name, side: 'request' })
      if (endpoint.token === 'required' && !token) throw new Refusal(name, NOT_LOGGED_IN, null)
      const value = await withinDeadline(options.timeoutMs, call.signal, async (signal) => {
        const prepared = await prepareCall(endpoint, payload, { options, token, intent: call.intent })
        // Sealing takes a while; what was given up meanwhile must not be sent.
        signal.throwIfAborted()
        return readAnswer(name, await send(options, prepared, retriable(endpoint, prepared.method), signal))
      })
      return parseShape(endpoint.reply, value, { endpoint: name, side: 'reply', at: 'value' })
    } catch (error) {
      const failure = asFailure(error, name)
      if (failure instanceof Refusal && token && endsSession(failure.value)) announceEnd(options, token)
      throw failure
    }
  }
}

const retriable = (endpoint: Endpoint, method: Method): boolean => method === 'GET' && !endpoint.money

/** Sends, and gives back the body of a good status as text, or `null` when it is too long. */
async function send(
  options: GatewayOptions,
  { method, path, headers, searchParams, body }: PreparedCall,
  repeat: boolean,
  signal: AbortSignal,
): Promise<string | null> {
  const fetch = options.fetch ?? globalThis.fetch
  const response = await ky(path, {
    prefix: options.origin,
    method,
    headers,
    ...(searchParams && { searchParams }),
    ...(body !== undefined && { body }),
    // Called without a receiver, which browsers insist on.
    fetch: (input, init) => fetch(input, init),
    credentials: options.origin ? 'include' : 'same-origin',
    // Private answers stay out of the browser's cache, so that a logout leaves nothing behind.
    cache: 'no-store',
    redirect: 'error',
    // One clock for the whole call stands outside, since ky's own would stop before the body.
    timeout: false,
    retry: repeat ? retryPolicy(options.timeoutMs) : 0,
    // The body of an HTTP error stays text, so that its money stays exact.
    parseJson: (text) => text,
    signal,
  })
  return readText(response, signal)
}

/** Turns whatever was thrown into one of the three. */
function asFailure(error: unknown, name: string): Failure {
  if (isFailure(error)) return error
  if (error instanceof Stopped) return new TransportFailure(name, error.reason, { cause: error })
  if (error instanceof HTTPError) {
    const refusal = readRefusal(name, error.data)
    if (refusal) return refusal
    const { status, headers } = error.response
    const retryAfter = retryAfterSeconds(headers)
    return new TransportFailure(name, 'http', { status, ...(retryAfter !== undefined && { retryAfter }), cause: error })
  }
  return new TransportFailure(name, isOffline() ? 'offline' : 'network', { cause: error })
}

function announceEnd({ onSessionEnded, token }: GatewayOptions, sent: string): void {
  // A late answer to an earlier session must not end the one that began since.
  if (!onSessionEnded || (token() ?? sent) !== sent) return
  // In a task of its own: if the listener throws, the caller still gets the refusal.
  queueMicrotask(() => onSessionEnded(sent))
}
