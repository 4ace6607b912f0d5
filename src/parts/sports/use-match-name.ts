import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { shortNameOf, type Team } from '../../rules/sports/fixture.ts'

type Named = Pick<Team, 'name' | 'shortName'>

/** What a match is called, by both sides in few letters. */
export function useMatchName(): (home: Named, away: Named) => string {
  const { t } = useLingui()
  return useCallback(
    (...sides) => {
      const [home, away] = sides.map(shortNameOf)
      return t({ message: `${home} v ${away}`, comment: 'A match by its two sides' })
    },
    [t],
  )
}
