import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import { isTooLittle } from '../../../rules/site/next-things.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { recentGamesQuery } from '../../../state/games/recent-games.ts'
import { balanceQuery } from '../../../state/money/wallet.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useLeastOfPlayed } from './use-least-of-played.ts'

/** Whether the member's wallet is known to pay for no round: then a deposit comes first. */
export function useEmptyWallet(): boolean {
  const { code } = useAtomValue(languageAtom)
  const session = useAtomValue(sessionAtom)
  const enabled = session !== null && session.accountType !== TRIAL_ACCOUNT
  const balance = useQuery({ ...balanceQuery, enabled })
  const recent = useQuery({ ...recentGamesQuery(code), enabled })
  return isTooLittle(enabled ? balance.data : undefined, useLeastOfPlayed(recent.data))
}
