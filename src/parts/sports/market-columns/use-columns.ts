import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo } from 'react'
import type { MainMarket } from '../../../brand/layout-schema.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { priceStoreAtom } from '../../../state/sports/feed.ts'
import { shownMarketAtom } from '../../../state/sports/shown-market.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { TABLET } from '../../../ui/layout/media.ts'
import { SLIP_BESIDE } from '../slip/frame/slip-beside.ts'

/** How many have a column on a tablet. */
const FEW = 2

/**
 * Which of a match's main markets rows of fixtures show, in the brand's order; where not all of them have room, the one that is
 * chosen first. No list is wider than its window, so that on a phone half of the prices would be drawn for nobody. Other ones are
 * drawn when there is time.
 */
export function useColumns(): readonly MainMarket[] {
  const { markets } = useAtomValue(brandAtom).layout
  const shown = useAtomValue(shownMarketAtom)
  const hasRoom = useMedia(TABLET)
  const isWide = useMedia(SLIP_BESIDE)
  return useDeferredValue(
    useMemo(() => {
      if (isWide) return markets
      return hasRoom ? [shown, ...markets.filter((each) => each !== shown)].slice(0, FEW) : [shown]
    }, [isWide, hasRoom, markets, shown]),
  )
}

/**
 * Those of them that a match of a league has: tennis has no handicap, and a column of nothing says nothing.
 * @param fixtures by id
 */
export function useLeagueColumns(fixtures: readonly string[]): readonly MainMarket[] {
  const columns = useColumns()
  const store = useAtomValue(priceStoreAtom)
  return useMemo(() => {
    const has = (wanted: MainMarket): boolean =>
      fixtures.some((id) => store.fixture(id)?.markets.some(({ group }) => group === wanted))
    const found = columns.filter(has)
    return columns.length > 1 && found.length > 0 ? found : columns
  }, [columns, fixtures, store])
}
