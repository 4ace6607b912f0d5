/** How queries and mutations call the gateway: that of the page whose query client they run in. */
import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint, ReplyOf, RequestOf } from '../api/transport/endpoint.ts'
import type { BundledBrand } from '../brand/bundle.ts'
import { gatewayAtom } from './gateway.ts'
import { brandAtom } from './site/brand.ts'
import type { Store } from './store.ts'

const stores = new WeakMap<QueryClient, Store>()

/** Says which page's gateway the queries of a client call; before the first of them. */
export const connectQueries = (queries: QueryClient, store: Store): void => void stores.set(queries, store)

/** The page that a query client serves. */
export function storeOf(queries: QueryClient): Store {
  const store = stores.get(queries)
  if (!store) throw new Error('a query is asked before its client is connected to a page')
  return store
}

/** The brand of the page that a query client serves: who asks, and in which currency. */
export const brandOf = (queries: QueryClient): BundledBrand => storeOf(queries).get(brandAtom)

/** What a query or a mutation is called with, as far as it matters here. */
export interface Asking {
  readonly client: QueryClient
  /** Ends the call; a mutation has none. */
  readonly signal?: AbortSignal
}

/**
 * Calls an endpoint for a query, which ends the call when nobody waits for it any more. Amounts stay decimal strings: see
 * `money/ask-money.ts`.
 * @throws Failure of the call
 */
export function ask<E extends Endpoint>(
  { client, signal }: Asking,
  endpoint: E,
  request: RequestOf<E>,
): Promise<ReplyOf<E>> {
  return storeOf(client).get(gatewayAtom)(endpoint, request, signal ? { signal } : {})
}
