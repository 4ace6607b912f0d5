/** What a browser's tab asks for once (spec 3, "Other session caches"): the merchant's own, the same for everyone. */
import type { Endpoint, ReplyOf } from '../api/transport/endpoint.ts'
import { readShape } from '../api/transport/shape.ts'
import { TransportFailure } from '../rules/failure.ts'
import { safeStorage } from './site/storage.ts'

/**
 * A reply as this tab has kept it, or as it is asked for now and kept then.
 * @param key where it is kept; what stands there and is no such reply is as good as nothing
 */
export async function withSessionCache<E extends Endpoint>(
  { reply }: E,
  key: string,
  ask: () => Promise<ReplyOf<E>>,
): Promise<ReplyOf<E>> {
  return kept(reply, key) ?? keep(key, await ask())
}

/**
 * A reply as it is asked for now, and where the gateway is not heard, as it was last in this tab: for what may change at
 * any time, and without which the page would be another.
 * @throws Failure of the call where nothing is kept, and any refusal
 */
export async function withSessionFallback<E extends Endpoint>(
  { reply }: E,
  key: string,
  ask: () => Promise<ReplyOf<E>>,
): Promise<ReplyOf<E>> {
  try {
    return keep(key, await ask())
  } catch (error) {
    const last = error instanceof TransportFailure ? kept<E>(reply, key) : undefined
    if (last === undefined) throw error
    return last
  }
}

function kept<E extends Endpoint>(reply: E['reply'], key: string): ReplyOf<E> | undefined {
  const found = readShape(reply, read(key))
  return found.success ? (found.output as ReplyOf<E>) : undefined // By the same schema.
}

function keep<T>(key: string, said: T): T {
  safeStorage('session').setItem(key, JSON.stringify(said))
  return said
}

function read(key: string): unknown {
  try {
    return JSON.parse(safeStorage('session').getItem(key) ?? '')
  } catch {
    return undefined
  }
}
