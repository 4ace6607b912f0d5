/** What the gateway is made with: boot hands it in, and nothing below reads a global. */
import type { Method } from './endpoint.ts'

/** Seals a payload for one call into a compact JWE. */
export interface Seal {
  /** Loads what sealing needs, where that is not there from the start. */
  load?(): Promise<unknown>
  /** @param at the seal's date, in milliseconds since 1970; now, by this device's clock, unless told */
  seal(payload: unknown, call: { method: Method; path: string }, at?: number): Promise<string>
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
  /** An answer to this address that the page asked for before the application was loaded; each is handed out once. */
  readonly early?: (address: string) => Promise<Response> | undefined
  /**
   * What a member's call waits for before it is sent, by the endpoint's name; `null` where nothing is in its way. A call that
   * can do without a token does not wait, and goes without one. Resolves also where the signal has given it up.
   */
  readonly hold?: (name: string, signal?: AbortSignal) => Promise<void> | null
  /** Told, likewise, when the server demands a new password of the member whose token was sent. */
  readonly onPasswordDemanded?: (token: string) => void
  /**
   * Told just before the refusal arrives when the server has ended the session of the token that was sent,
   * unless another token is in use by then.
   */
  readonly onSessionEnded?: (token: string) => void
}
