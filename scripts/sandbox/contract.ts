/** The types that tie handlers to the contract: a call without a handler does not compile. */
import type { InferOutput } from 'valibot'
import type { Contract } from '../../src/api/contract.ts'
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

/** The handlers of some of the contract's calls, for the files that answer one area each. */
export type Handlers<Names extends keyof Contract = keyof Contract> = HandlersOf<Pick<Contract, Names>>
