import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import { openRoundsQuery, type OpenRound } from '../../../state/games/play/open-rounds.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'

/** The member's rounds that wait to be gone on with; none for guests and trial accounts, and while it is not known. */
export function useOpenRounds(): readonly OpenRound[] {
  const session = useAtomValue(sessionAtom)
  const { data } = useQuery({
    ...openRoundsQuery,
    enabled: session !== null && session.accountType !== TRIAL_ACCOUNT,
  })
  return session === null ? [] : (data ?? [])
}
