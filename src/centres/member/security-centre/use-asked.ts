import { useSearch } from '@tanstack/react-router'
import type { Search } from '../../../rules/site/search-params.ts'

/** What another page has sent the player here for; empty where nobody has. */
export function useAsked(): string {
  // Every route shares one parser, which gives text by name.
  const { 'm.need': need = '' } = useSearch({ strict: false }) as Search
  return need
}
