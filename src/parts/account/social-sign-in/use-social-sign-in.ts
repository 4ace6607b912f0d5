import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { identityAtom, signInWithProviderAtom, type SocialProvider } from '../../../state/account/identity.ts'
import { useHoldReload } from '../../../state/site/reload.ts'
import { useFirstSign } from '../../../ui/hooks/use-first-sign.ts'

/** What went wrong, and with whom. */
interface SocialFailure {
  readonly provider: SocialProvider
  readonly error: unknown
}

interface SocialSignIn {
  /** Whose window is open. */
  readonly waitsFor: SocialProvider | null
  readonly failure: SocialFailure | null
  /** Opens a provider's window; call it from a click. */
  readonly begin: (provider: SocialProvider) => void
  /** Waits no longer: what the window still brings counts for nothing. */
  readonly giveUp: () => void
}

/** Sign-in with a provider (spec 1). Whoever shuts the window is told so only after a while: the library can't see it. */
export function useSocialSignIn(): SocialSignIn {
  const signIn = useSetAtom(signInWithProviderAtom)
  const identity = useAtomValue(identityAtom)
  const queries = useQueryClient()
  const [waitsFor, setWaitsFor] = useState<SocialProvider | null>(null)
  const [failure, setFailure] = useState<SocialFailure | null>(null)
  const attempt = useRef<AbortController | null>(null)
  useHoldReload(waitsFor !== null)
  const sign = useFirstSign()
  // A login page may be the first thing that a visitor sees, who then has given no sign yet; a popup was asked for.
  const somebody = sign || navigator.userActivation.hasBeenActive
  useEffect(() => {
    // A window opens within the click that wants it only if nothing must be fetched first.
    if (somebody) void identity?.prepare()
  }, [identity, somebody])
  useEffect(() => () => attempt.current?.abort(), [])

  const giveUp = (): void => {
    attempt.current?.abort()
    setWaitsFor(null)
  }
  const begin = async (provider: SocialProvider): Promise<void> => {
    attempt.current?.abort()
    const mine = new AbortController()
    attempt.current = mine
    setWaitsFor(provider)
    setFailure(null)
    try {
      await signIn(provider, queries, mine.signal)
    } catch (error) {
      if (!mine.signal.aborted) setFailure({ provider, error })
    } finally {
      if (!mine.signal.aborted) setWaitsFor(null)
    }
  }
  return { waitsFor, failure, begin: (provider) => void begin(provider), giveUp }
}
