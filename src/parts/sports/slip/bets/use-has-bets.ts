import { useAtomValue } from 'jotai'
import { TRIAL_ACCOUNT } from '../../../../rules/figures.ts'
import { accountTypeAtom } from '../../../../state/account/login/session.ts'

/** Whether somebody has bets of their own to look at. */
export function useHasBets(): boolean {
  const account = useAtomValue(accountTypeAtom)
  return account !== null && account !== TRIAL_ACCOUNT
}
