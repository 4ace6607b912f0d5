import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { PauseReason } from '../../../rules/sports/fixture.ts'

/** Why a market takes no bets, in the same words wherever it is said. */
export function usePauseWords(): (reason: PauseReason) => string {
  const { t } = useLingui()
  return useCallback(
    (reason) => {
      switch (reason) {
        case 'goal':
          return t`Suspended: the score has changed`
        case 'review':
          return t`Suspended: score under review`
        case 'decided':
          return t`Suspended: nearly decided`
        case 'interrupted':
          return t`Suspended: match interrupted`
        case 'operator':
        case 'unknown':
          return t`Suspended`
      }
    },
    [t],
  )
}
