import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

/** What a match is called, by what its two sides are called. */
export function useMatchName(): (home: string, away: string) => string {
  const { t } = useLingui()
  return useCallback((home, away) => t({ message: `${home} v ${away}`, comment: 'A match by its two sides' }), [t])
}
