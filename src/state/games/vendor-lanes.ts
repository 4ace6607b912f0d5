import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { navigationEntries, type NavigationEntry } from '../../rules/site/navigation.ts'
import { sortLanes, type VendorLane } from '../../rules/games/vendors/vendors.ts'
import { brandAtom } from '../site/brand.ts'
import { vendorsQuery } from './vendors.ts'

/** The lanes in the brand's order, without empty ones (spec 2, "Header"); `null` until they are known. */
export function useVendorLanes(): readonly VendorLane[] | null {
  const { order } = useAtomValue(brandAtom).navigation
  const { data } = useQuery(vendorsQuery)
  return data ? sortLanes(data, order) : null
}

/** What stands between Home and Promotions; each category of the brand has its place until the vendors are known. */
export function useNavigationEntries(): readonly NavigationEntry[] {
  const { navigation } = useAtomValue(brandAtom)
  const { data = null } = useQuery(vendorsQuery)
  return navigationEntries(data, navigation)
}
