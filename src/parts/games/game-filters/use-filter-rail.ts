import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { prerenderAtom } from '../../../state/site/prerender.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { media } from '../../../ui/layout/media.ts'

/**
 * Where something stands: in the rail beside the games, in the page above them, or in both, of which a window shows one by
 * its width: in the shell, which the build makes for every width.
 */
export type RailPlace = 'rail' | 'page' | 'both'

interface FilterRailPlaces {
  readonly filters: RailPlace
  /** Of the page's vendors. */
  readonly vendors: RailPlace
}

/** @param choosesVendors whether the page's vendors may be chosen in the rail; a column of them leaves no room for another */
export function useFilterRail(choosesVendors: boolean): FilterRailPlaces {
  const isColumn = useAtomValue(brandAtom).layout.lobby === 'column'
  const isShell = useAtomValue(prerenderAtom) !== null
  const hasRoom = useMedia(media.roomy)
  const beside = isShell ? 'both' : hasRoom ? 'rail' : 'page'
  return {
    filters: choosesVendors || !isColumn ? beside : 'page',
    vendors: choosesVendors && isColumn ? beside : 'page',
  }
}
