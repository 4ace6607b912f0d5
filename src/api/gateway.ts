/** The one place that interprets endpoint values: headers, seal, time-out, envelope, parsing (spec 7). */
import type { Endpoint, Method, ReplyOf, RequestOf } from './endpoint.ts'

/** Seals a payload for one call; `openReply` opens what the server sealed under a key we sent. */
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
  readonly timeoutMs: number
  /** `globalThis.fetch` unless told; the tests hand in the sandbox. */
  readonly fetch?: typeof globalThis.fetch
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
