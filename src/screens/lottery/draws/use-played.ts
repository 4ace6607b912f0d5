import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Lobby } from '../../../rules/lottery/lottery-lobby.ts'
import type { PrizeMode } from '../../../rules/lottery/lottery.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { popularLotteriesQuery, recentVnQuery, type Lottery } from '../../../state/lottery/lottery.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import type { QueryAnswer } from '../../../ui/states/query-states.tsx'

export interface Played extends QueryAnswer<readonly Lottery[]> {
  /** Whether they are on their way; a guest has played none, and waits for none. */
  readonly isLoading: boolean
}

/** What a lobby begins with: what the member played last of Vietnam's, and of all others what is played most. */
export function usePlayed(lobby: Lobby, mode: PrizeMode): Played {
  const { code } = useAtomValue(languageAtom)
  const isMember = useAtomValue(sessionAtom) !== null
  const isVn = lobby === 'vietnam'
  const popular = useQuery({ ...popularLotteriesQuery(mode, code), enabled: !isVn })
  const recent = useQuery({ ...recentVnQuery(code), enabled: isVn && isMember })
  const { data, error, errorUpdateCount, isFetching, isLoading, refetch } = isVn ? recent : popular
  return { data: isVn && !isMember ? [] : data, error, errorUpdateCount, isFetching, isLoading, refetch }
}
