/** What the merchant's vendors mean to a section of a page; apart from the lanes, which the first view reads. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Category } from '../../rules/games/categories.ts'
import { sortLanes, type VendorLane } from '../../rules/games/vendors/vendors.ts'
import { brandAtom } from '../site/brand.ts'
import { vendorsQuery } from './vendors.ts'

export type VendorLanesAnswer = Pick<
  UseQueryResult<readonly VendorLane[]>,
  'data' | 'error' | 'errorUpdateCount' | 'isFetching' | 'refetch'
>

/**
 * The lanes as an answer, for a view that says so where they can't be read, and asks again (spec 7,
 * "GCSGAME_gameVendor").
 * @param order the categories that are wanted, in their order; the brand's unless told
 */
export function useVendorLanesAnswer(order?: readonly Category[]): VendorLanesAnswer {
  const { navigation } = useAtomValue(brandAtom)
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery({
    ...vendorsQuery,
    select: (lanes: readonly VendorLane[]) => sortLanes(lanes, order ?? navigation.order),
  })
  return { data, error, errorUpdateCount, isFetching, refetch }
}

/**
 * Whether the merchant has a vendor of one of these categories, the brand's unless told (spec 2, "Header": "only
 * categories with at least one vendor appear"); `true` until the vendors are known, so that a place is kept rather than
 * made.
 */
export function useMayOffer(categories?: readonly Category[]): boolean {
  const { data } = useVendorLanesAnswer(categories)
  return data === undefined || data.length > 0
}
