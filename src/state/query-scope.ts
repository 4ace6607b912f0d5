/** Which answers outlive a session. */
import type { QueryClient } from '@tanstack/react-query'

/** The `meta` of a query whose answer is the same for everyone; every other is private. */
export const PUBLIC = { public: true } as const

/** How often everything private was forgotten: an answer that comes afterwards is another member's. */
const scopes = new WeakMap<QueryClient, number>()

/**
 * Tells, later, whether what is held privately is still of the same member: whoever waits for an answer and then writes it asks.
 * An answer to a query needs nobody's care: its query is gone.
 */
export function sameScope(queries: QueryClient): () => boolean {
  const scope = scopes.get(queries)
  return () => scopes.get(queries) === scope
}

/**
 * Forgets every private answer at once. What is still on the screen is asked for again, as a guest would.
 * Not `clear()`: that would also leave the views of public answers without a query.
 */
export function forgetPrivate(queries: QueryClient): void {
  scopes.set(queries, (scopes.get(queries) ?? 0) + 1)
  const isPrivate = ({ meta }: { meta?: Record<string, unknown> | undefined }): boolean => meta?.['public'] !== true
  queries.removeQueries({ predicate: isPrivate, type: 'inactive' })
  queries.getMutationCache().clear()
  void queries.resetQueries({ predicate: isPrivate })
}
