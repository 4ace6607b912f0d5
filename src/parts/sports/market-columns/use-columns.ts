import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo } from 'react'
import type { MainMarket } from '../../../brand/layout-schema.ts'
import { brandAtom } from '../../../state/site/brand.ts'
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
