/** The one place that interprets endpoint values: headers, seal, time-out, envelope, parsing (spec 7). */
import {
  endsSession,
  isFailure,
  isForNow,
  NOT_LOGGED_IN,
  Refusal,
  SESSION_ENDED,
  TransportFailure,
} from '../../rules/failure.ts'
import { demandsPassword } from '../../rules/security/password-demand.ts'
import type { Failure } from '../../rules/failure.ts'
import { readAnswer, readRefusal, readText } from './answer.ts'
import { Stopped, withinDeadline } from './deadline.ts'
import type { Endpoint, ReplyOf, RequestOf } from './endpoint.ts'
import { HEADERS } from './envelope.ts'
import type { GatewayOptions } from './gateway-options.ts'
import { loadBodies, prepareCall } from './prepare.ts'
import type { PreparedCall } from './prepare.ts'
import type { send as Send } from './send.ts'
import { HttpStatus, isOffline, wireOptions } from './network.ts'
import { parseShape } from './shape.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** The key of the intent, for calls that move money: 16 random bytes in hex, made once per intent. */
  readonly intent?: string
  /** `true` for a read that its caller asks again by itself, after waits of its own: it is sent once. */
  readonly once?: boolean
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
 * Makes the gateway (spec 7). A read that finds no usable answer is tried up to three times within the time-out
 * (twice where it is `calm`), unless the server has too much to do; everything else is sent exactly once. A call that needs a token and has none is refused unsent, as the server would;
 * so is one whose token no header can hold, which ends the session like any token that the server does not know.
 */
export function createGateway(options: GatewayOptions): Gateway {
  return async <E extends Endpoint>(endpoint: E, request: RequestOf<E>, call: CallOptions = {}) => {
    const { name } = endpoint
    let token: string | null = null
    // What was sent may have arrived, also where the network is gone by the time that nothing is heard.
    const way: Way = { isRead: endpoint.method === 'GET', wasOffline: isOffline(), hasLeft: false }
    try {
      if (endpoint.token !== 'never') {
        const hold = options.hold?.(name, call.signal) ?? null
        if (endpoint.token === 'required') await hold
        if (call.signal?.aborted) throw new TransportFailure(name, 'cancelled', { hasLeft: false })
        if (endpoint.token === 'required' || !hold) token = options.token()
      }
      const payload = parseShape(endpoint.request, request, { endpoint: name, side: 'request' })
      if (endpoint.token === 'required' && !token) throw new Refusal(name, NOT_LOGGED_IN, null)
      if (token && !SENDABLE.test(token)) throw new Refusal(name, NOT_LOGGED_IN, SESSION_ENDED)
      const value = await withinDeadline(options.timeoutMs, call.signal, async (signal) => {
        const context = { options, token, intent: call.intent }
        const ask = async (prepared: PreparedCall): Promise<string | null> => {
          // Sealing takes a while; what was given up meanwhile must not be sent.
          signal.throwIfAborted()
          return answerText(options, endpoint, prepared, { ...call, signal }, way)
        }
        const prepared = await prepareCall(endpoint, payload, context)
        const text = await ask(prepared).catch(async (error: unknown) => {
          if (!prepared.isMisdated?.(error)) throw error
          return ask(await prepareCall(endpoint, payload, context))
        })
        return readAnswer(name, text)
      })
      return parseShape(endpoint.reply, value, { endpoint: name, side: 'reply', at: 'value' })
    } catch (error) {
      const failure = asFailure(error, name, way)
      if (failure instanceof Refusal && token) {
        if (endsSession(failure.value)) announce(options, token, options.onSessionEnded)
        if (demandsPassword(failure.value)) announce(options, token, options.onPasswordDemanded)
      }
      throw failure
    }
  }
}

/** How far a call has come. */
interface Way {
  readonly isRead: boolean
  readonly wasOffline: boolean
  /** Set as it is handed to the network. */
  hasLeft: boolean
}

/** What a header can hold as a token: visible ASCII. Whether it is a good one is the server's business. */
const SENDABLE = /^[\x21-\x7e]+$/

/** An answer that was asked for before the application was there, or what the network says. */
async function answerText(
  options: GatewayOptions,
  { name, money, calm }: Endpoint,
  prepared: PreparedCall,
  { once = false, signal }: CallOptions & { readonly signal: AbortSignal },
  way: Way,
): Promise<string | null> {
  // What the page asked for before was asked without a token: a member's answer may be another one.
  const { isRead } = way
  const isGuests = isRead && !prepared.headers.has(HEADERS.token)
  const address = addressOf(options.origin, prepared)
  const early = isGuests ? options.early?.(address) : undefined
  const response = await early?.catch(() => undefined)
  // An early attempt that failed, or broke off, says nothing about a second one.
  const text = response?.ok ? await readText(response, signal).catch(() => undefined) : undefined
  if (text !== undefined) return text
  signal.throwIfAborted()
  const since = performance.now()
  // One that says that the server has too much to do is the first try: a second at once would be one too many.
  const shed = isForNow(response?.status) ? early : undefined
  const first = shed ?? (isRead && !early ? fetchOnce(options, address, prepared, signal) : undefined)
  const answer = await first?.catch(() => undefined)
  if (answer?.ok) {
    const whole = readText(answer, signal)
    // A good answer that breaks off is a try that failed, as one that does not begin.
    const read = await (money || once ? whole : whole.catch(() => undefined))
    if (read !== undefined) return read
  }
  signal.throwIfAborted()
  const send = await loadSend().catch((cause: unknown) => {
    throw new TransportFailure(name, isRead ? 'network' : 'unsent', { cause })
  })
  signal.throwIfAborted()
  const tried = early !== undefined && !shed
  way.hasLeft = true
  const isBroken = answer?.ok === true
  const tries = { repeat: isRead && !money && !once, calm, tried, since, first: isBroken ? undefined : first, isBroken }
  return send(options, prepared, tries, signal)
}

/** A read's first try, which mostly is its last: what is not needed but for further ones is not loaded for it. */
function fetchOnce(
  options: GatewayOptions,
  address: string,
  prepared: PreparedCall,
  signal: AbortSignal,
): Promise<Response> {
  // Called without a receiver, which browsers insist on.
  const fetch = options.fetch ?? globalThis.fetch
  return fetch(new Request(address, { ...wireOptions(options, prepared), signal }))
}

const addressOf = (origin: string, { path, searchParams }: PreparedCall): string => {
  const search = searchParams?.toString()
  return `${origin}${path}${search ? `?${search}` : ''}`
}

/**
 * Loads what any call with a body needs, so that one that moves money, or ends a session, waits for no part of the page.
 * What does not come is asked for again by the call itself.
 */
export async function loadSending({ seal }: Pick<GatewayOptions, 'seal'>): Promise<void> {
  const sealing = seal === null || seal === 'none' ? undefined : seal.load?.()
  await Promise.allSettled([loadBodies(), loadSend(), sealing])
}

let sender: Promise<typeof Send> | undefined

/** What tries again and sends bodies is loaded when a call first needs it: a guest's home page reads, and mostly once. */
function loadSend(): Promise<typeof Send> {
  sender ??= import('./send.ts').then(
    (it) => it.send,
    (error: unknown) => {
      sender = undefined
      throw error
    },
  )
  return sender
}

/** Turns whatever was thrown into one of the three. */
function asFailure(error: unknown, name: string, { isRead, wasOffline, hasLeft }: Way): Failure {
  if (isFailure(error)) return error
  if (error instanceof Stopped) {
    // What writes, seals or sends it was waited for in vain.
    const reason = error.reason === 'timeout' && !isRead && !hasLeft ? 'unsent' : error.reason
    return new TransportFailure(name, reason, { hasLeft: hasLeft || isRead, cause: error })
  }
  if (error instanceof HttpStatus) {
    const { status, retryAfter, body } = error
    // Not the cause itself: it holds the answer, and a console shows all of an error.
    return (
      readRefusal(name, body, { status, retryAfter }) ??
      new TransportFailure(name, 'http', { status, ...(retryAfter !== undefined && { retryAfter }) })
    )
  }
  const reason = (wasOffline || isRead) && isOffline() ? 'offline' : 'network'
  return new TransportFailure(name, reason, { cause: error })
}

function announce({ token }: GatewayOptions, sent: string, listener?: (token: string) => void): void {
  // A late answer to an earlier session must not end the one that began since.
  if (!listener || (token() ?? sent) !== sent) return
  // In a task of its own: if the listener throws, the caller still gets the refusal.
  queueMicrotask(() => listener(sent))
}
