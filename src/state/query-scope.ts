/** Which answers outlive a session. */
import type { QueryClient } from '@tanstack/react-query'

/** The `meta` of a query whose answer is the same for everyone; every other is private. */
export const PUBLIC = { public: true } as const

/**
 * Forgets every private answer at once. What is still on the screen is asked for again, as a guest would.
 * Not `clear()`: that would also leave the views of public answers without a query.
 */
export function forgetPrivate(queries: QueryClient): void {
  const isPrivate = ({ meta }: { meta?: Record<string, unknown> | undefined }): boolean => meta?.['public'] !== true
  queries.removeQueries({ predicate: isPrivate, type: 'inactive' })
  queries.getMutationCache().clear()
  void queries.resetQueries({ predicate: isPrivate })
}
