/** What a browser's tab asks for once (spec 3, "Other session caches"): the merchant's own, the same for everyone. */
import type { Endpoint, ReplyOf } from '../api/endpoint.ts'
import { readShape } from '../api/shape.ts'
import { safeStorage } from './storage.ts'

/**
 * A reply as this tab has kept it, or as it is asked for now and kept then.
 * @param key where it is kept; what stands there and is no such reply is as good as nothing
 */
export async function keptInSession<E extends Endpoint>(
  { reply }: E,
  key: string,
  ask: () => Promise<ReplyOf<E>>,
): Promise<ReplyOf<E>> {
  const kept = readShape(reply, read(key))
  if (kept.success) return kept.output as ReplyOf<E> // By the same schema.
  const said = await ask()
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
