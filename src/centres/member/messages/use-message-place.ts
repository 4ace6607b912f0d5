import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Search } from '../../../rules/site/search-params.ts'

/** The address with one message open, or with the list where none is named. For the `search` of a link within the centre. */
export const atMessage =
  (id: string | null) =>
  (search: Search): Search => {
    const { 'm.message': _, ...rest } = search
    return id === null ? rest : { ...rest, 'm.message': id }
  }

interface MessagePlace {
  /** The message that is open; empty for the list. */
  readonly id: string
  /** From 1. */
  readonly page: number
  readonly turn: (page: number) => void
  readonly toList: () => void
}

/** What of the messages the address shows. */
export function useMessagePlace(): MessagePlace {
  // Every route shares one parser, which gives text by name.
  const { 'm.message': id = '', 'm.pageNo': page = '' } = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const go = (search: (before: Search) => Search): void =>
    void navigate({ to: '.', search, state: true, replace: true, hash: true, resetScroll: false })
  return {
    id,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    turn: (to) => go((search) => ({ ...search, 'm.pageNo': String(to) })),
    toList: () => go(atMessage(null)),
  }
}
