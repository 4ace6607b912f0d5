/** The types that tie handlers to the contract: a call without a handler does not compile. */
import type { InferOutput } from 'valibot'
import type { Contract, EndpointsOf } from '../../src/api/contract.ts'
import type { Endpoint, WireReplyOf } from '../../src/api/transport/endpoint.ts'
import type { Context } from './context.ts'

/**
 * Answers one call: takes the parsed payload, returns the `value` as it goes over the wire.
 * Refuses by throwing `Refused`. The handler of a money endpoint is not asynchronous: it runs inside a transaction.
 */
export type Handler<E extends Endpoint> = (
  input: InferOutput<E['request']>,
  context: Context,
) => WireReplyOf<E> | Promise<WireReplyOf<E>>

export type HandlersOf<C extends Readonly<Record<string, Endpoint>>> = { readonly [Name in keyof C]: Handler<C[Name]> }

/** The handlers of all calls. */
export type Handlers = HandlersOf<Contract>

/** The handlers of the calls that a file of `src/api` states, or several: the compiler names the one that is missing. */
export type Answers<Files> = {
  readonly [Name in keyof EndpointsOf<Files>]: EndpointsOf<Files>[Name] extends infer E extends Endpoint
    ? Handler<E>
    : never
}
