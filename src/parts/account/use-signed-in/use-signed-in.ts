import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'

/**
 * Tells once somebody is in with an account of their own: by registering here, by a login elsewhere, or from the start.
 * A trial account is none: whoever plays with one may register or log in (spec 6, "must upgrade to a true account").
 */
export function useSignedIn(onIn: () => void): void {
  const session = useAtomValue(sessionAtom)
  const isIn = session !== null && session.accountType !== TRIAL_ACCOUNT
  // The address changes while the form goes; only coming in itself decides.
  const goOn = useEffectEvent(onIn)
  useEffect(() => {
    if (isIn) goOn()
  }, [isIn])
}
