import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import type { RoomCategory } from '../../rules/games/vendors/room-categories.ts'
import { groupRooms, type GameRooms } from '../../rules/games/vendors/rooms.ts'
import { languageAtom } from '../../state/site/language.ts'
import { roomsQuery } from '../../state/games/rooms.ts'
import { accountTypeAtom } from '../../state/account/login/session.ts'
import { balanceQuery } from '../../state/money/wallet.ts'
import type { QueryAnswer } from '../../ui/states/query-states.tsx'

interface Rooms {
  /** `undefined` before the first answer. */
  readonly games: readonly GameRooms[] | undefined
  readonly query: QueryAnswer<unknown>
}

/** A vendor's rooms by game, counted again and again while somebody looks. @param vendor empty while none is shown */
export function useRooms(category: RoomCategory, vendor: string): Rooms {
  const { code } = useAtomValue(languageAtom)
  const query = useQuery({
    ...roomsQuery(code, { vendor, category }),
    enabled: vendor !== '',
  })
  const { data } = query
  return { games: useMemo(() => data && groupRooms(data), [data]), query }
}

/** What a member may be let in with, in minor units; `null` for a guest, a trial account, and while it is not known. */
export function useEntryBalance(): bigint | null {
  const type = useAtomValue(accountTypeAtom)
  const hasOne = type !== null && type !== TRIAL_ACCOUNT
  const { data } = useQuery({ ...balanceQuery, enabled: hasOne })
  return hasOne ? (data ?? null) : null
}
