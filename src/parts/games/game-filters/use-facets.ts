import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Category } from '../../../rules/games/categories.ts'
import type { GameChoice } from '../../../rules/games/game-choice.ts'
import { facetsQuery, type Facets } from '../../../state/games/game-facets.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { whenIdle } from '../../../state/site/when-idle.ts'
import { listFilter } from '../game-list/list-filter.ts'

const withoutMachines = (facets: Facets): Facets =>
  new Map([...facets].filter(([name]) => name !== 'minRtp' && name !== 'volatility'))

/**
 * How many games each further filter leaves, once the page stands; `undefined` until then, `null` where nobody says so, as of
 * a member's own games.
 */
export function useFacets(category: Category, choice: GameChoice): Facets | null | undefined {
  const { code } = useAtomValue(languageAtom)
  const { currency } = useAtomValue(brandAtom)
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const filter = listFilter(category, { ...choice, order: 'popular' }, currency)
  const isCounted = choice.source === 'all'
  const { data, isError } = useQuery({ ...facetsQuery(code, filter), enabled: idle && isCounted })
  if (!isCounted || (isError && !data)) return null
  // Who sits down at a dealer's table does not ask what a machine returns.
  return category === 'LIVE' && data ? withoutMachines(data) : data
}
