/**
 * An endpoint is a value: all that there is to know about one call (spec 7).
 * Only `gateway.ts` and the sandbox interpret it, so a new call is written once.
 */
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { MoneyKind } from '../../rules/money/money-intent.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The module ids that calls carry. Spec: not shown; ours are the areas of section 7. */
export type ModuleId = 'ACCOUNT' | 'SYSTEM' | 'ANNOUNCEMENT' | 'GAME' | 'WALLET' | 'REWARD' | 'MESSAGE' | 'SUPPORT'

export interface Endpoint<Request extends GenericSchema = GenericSchema, Reply extends GenericSchema = GenericSchema> {
  /** Verb and noun, unique in the contract. */
  readonly name: string
  readonly module: ModuleId
  /** Where the spec knows two readings, the first is the default and `brand.json` chooses. */
  readonly method: Method | readonly [Method, Method]
  readonly path: `/${string}`
  /** Whether the session's token goes along: never, always, or where there is one. */
  readonly token: 'never' | 'required' | 'optional'
  /** Whether the payload is sealed (spec 7: "some payloads are encrypted"). */
  readonly sealed: boolean
  /** Whether the payload goes as a form post instead of JSON (spec 7, "forgot password"). */
  readonly form: boolean
  /** What it moves money for, as a member's records call it; `false` where it moves none: one that does needs an intent's key, and is sent once. */
  readonly money: false | MoneyKind
  /**
   * Whether its tries keep their distance, since every open page asks it while the gateway fails: twice at the most, up to
   * two seconds apart, and an early answer that failed counts as the first.
   */
  readonly calm: boolean
  /**
   * Seconds that anybody between may keep an answer, which is the same for everyone who asks with the same headers; 0 for
   * never. Only for a read without a token: what is private stays out of every cache.
   */
  readonly cacheSeconds: number
  /** Whether it says its language under that header's plain name as well (spec 7, "launch-address call"). */
  readonly namesLanguage: boolean
  /** The payload: search parameters under GET and DELETE, otherwise JSON or a form post. */
  readonly request: Request
  /** The `value` of a successful answer. */
  readonly reply: Reply
  /** Set where it goes out also when the page that sent it is being left. */
  readonly keepalive?: true
  /** Set where the spec does not show the path, the method or the fields; or what it is answered with alone (`reply`). */
  readonly assumed?: true | 'reply'
}

export type RequestOf<E extends Endpoint> = InferInput<E['request']>
export type ReplyOf<E extends Endpoint> = InferOutput<E['reply']>
/** What the server writes for a reply, before it is parsed. */
export type WireReplyOf<E extends Endpoint> = InferInput<E['reply']>

/**
 * States an endpoint with the common defaults: no token, not sealed, no form post, no money, in no cache.
 * @__NO_SIDE_EFFECTS__ (so that a bundle holds only the calls that it makes)
 */
export function endpoint<Request extends GenericSchema, Reply extends GenericSchema>(
  it: Pick<Endpoint<Request, Reply>, 'name' | 'module' | 'method' | 'path' | 'request' | 'reply'> &
    Partial<Endpoint<Request, Reply>>,
): Endpoint<Request, Reply> {
  return {
    token: 'never',
    sealed: false,
    form: false,
    money: false,
    calm: false,
    cacheSeconds: 0,
    namesLanguage: false,
    ...it,
  }
}
