import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { media } from '../../../ui/layout/media.ts'

/** What stands beside a page's games: its filters, and with them its vendors where the brand has those in a column. */
interface FilterRailPlace {
  readonly hasRail: boolean
  readonly holdsVendors: boolean
}

/** @param choosesVendors whether the page's vendors may be chosen in the rail; a column of them leaves no room for another */
export function useFilterRail(choosesVendors: boolean): FilterRailPlace {
  const isColumn = useAtomValue(brandAtom).layout.lobby === 'column'
  const hasRail = useMedia(media.roomy) && (choosesVendors || !isColumn)
  return { hasRail, holdsVendors: hasRail && isColumn }
}
