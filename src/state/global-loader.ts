/** The global loader: shown over the page while what a screen is about is on its way (spec 7, "Hot games"). */
import type { Query } from '@tanstack/react-query'

/** The `meta` of a query that is shown with the global loader. */
export const LOADER = { loader: true } as const

/**
 * Whether the global loader is to be seen for a query that is under way: once it has an answer, a fresh one comes quietly.
 * For `useIsFetching({ predicate: showsLoader }) > 0`.
 */
export function showsLoader({ meta, state }: Query): boolean {
  return meta?.['loader'] === true && state.data === undefined
}
