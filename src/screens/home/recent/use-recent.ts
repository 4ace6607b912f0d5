import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import type { Game } from '../../../rules/games/game.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { recentGamesCount, recentGamesQuery } from '../../../state/games/recent-games.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import type { QueryAnswer } from '../../../ui/states/query-states.tsx'

export interface Recent {
  readonly query: QueryAnswer<readonly Game[]>
  /** How many there are, or will be; `null` while nobody knows. Guests and trial accounts have none. */
  readonly count: number | null
}

/** What the member launched last, and how many that is before the answer is there. */
export function useRecent(): Recent {
  const { code } = useAtomValue(languageAtom)
  const session = useAtomValue(sessionAtom)
  const plays = session !== null && session.accountType !== TRIAL_ACCOUNT
  const query = useQuery({ ...recentGamesQuery(code), enabled: plays })
  return { query, count: plays ? (query.data?.length ?? recentGamesCount()) : 0 }
}
