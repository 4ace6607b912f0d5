import { useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useChangeSearch } from '../../parts/site/change-search/use-change-search.ts'
import { readChoice, writeChoice } from '../../rules/games/game-choice.ts'
import { readRoomChoice, writeRoomChoice, type RoomChoice } from '../../rules/games/vendors/rooms.ts'
import type { Search } from '../../rules/site/search-params.ts'

export interface RoomControl {
  readonly choice: RoomChoice
  readonly change: (part: Partial<RoomChoice>) => void
  /** Takes everything back that narrows the rooms, the words too. */
  readonly clear: () => void
}

/** What a page of rooms shows, kept in the address beside the vendor and the words (see `useGameChoice`). */
export function useRoomChoice(): RoomControl {
  const choice = useSearch({
    strict: false,
    // Every route shares one parser, which gives text by name.
    select: (search) => readRoomChoice(search as Search),
    structuralSharing: true,
  })
  const changeSearch = useChangeSearch()
  const change = useCallback(
    (part: Partial<RoomChoice>) =>
      changeSearch((before) => writeRoomChoice({ ...readRoomChoice(before), ...part }, before)),
    [changeSearch],
  )
  const clear = useCallback(
    () =>
      changeSearch((before) => {
        const rest = writeChoice({ ...readChoice(before), words: '' }, before)
        return writeRoomChoice({ ...readRoomChoice(before), level: '', isOpen: false }, rest)
      }),
    [changeSearch],
  )
  return { choice, change, clear }
}
