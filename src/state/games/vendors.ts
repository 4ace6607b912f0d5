/** The merchant's vendors by category (spec 7: "GCSGAME_gameVendor (lanes, cached in session)"). */
import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { listVendors } from '../../api/games/vendors.ts'
import { isCategory } from '../../rules/games/categories.ts'
import type { VendorLane } from '../../rules/games/vendors/vendors.ts'
import { withSessionCache } from '../session-cache.ts'
import { PUBLIC } from '../query-scope.ts'
import { SESSION_KEYS } from '../site/storage.ts'
import { ask } from '../ask.ts'

/**
 * The lanes as the server sorts them; asked for once a session of the browser's tab. Categories that this site does
 * not have are left out.
 */
export const vendorsQuery = queryOptions({
  queryKey: ['vendors'],
  meta: PUBLIC,
  queryFn: async (context) => {
    const lanes = await withSessionCache(listVendors, SESSION_KEYS.gameVendor, () => ask(context, listVendors, {}))
    return lanes.flatMap(readLane)
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Many views read this; none of them asks again by coming.
  retryOnMount: false,
})

type WireLane = ReplyOf<typeof listVendors>[number]

function readLane({ gameCategory, gameType, vendors }: WireLane): VendorLane[] {
  const category = gameCategory || gameType
  if (!isCategory(category)) return []
  return [
    {
      category,
      vendors: vendors.map(({ vassalage, displayName }) => ({ code: vassalage, name: displayName || vassalage })),
    },
  ]
}
