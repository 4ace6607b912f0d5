import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReplyOf } from '../api/endpoint.ts'
import type { Gateway } from '../api/gateway.ts'
import { LAUNCHES_GAME, getWhitelabel } from '../api/system.ts'
import { isCategory } from '../rules/categories.ts'
import { ALL_MODULES_OFF, readModules, type ModuleFlags } from '../rules/modules.ts'
import { nextAskMs } from '../rules/pace.ts'
import type { NavigationItem } from '../rules/play.ts'
import { gatewayAtom } from './gateway.ts'
import { PUBLIC } from './query-scope.ts'

type WireItem = ReplyOf<typeof getWhitelabel>['navigation'][number]

/** What the gateway says of the merchant: the module flags (spec 1), and the items of its navigation (spec 3). */
interface Whitelabel {
  readonly flags: ModuleFlags
  readonly navigation: readonly NavigationItem[]
}

/** The merchant's settings; cached for the whole visit (spec 7: "settings cached"). */
export const modulesQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['modules'],
    meta: PUBLIC,
    queryFn: async ({ signal }): Promise<Whitelabel> => {
      const { menu, navigation } = await gateway(getWhitelabel, {}, { signal })
      return { flags: readModules(menu), navigation: navigation.map(readItem) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Many views read this; none of them asks again by coming.
    retryOnMount: false,
    refetchInterval: ({ state }) => nextAskMs(state) ?? false,
  })

/** The flags, all off until they are known; `known` tells the difference. */
export function useModules(): { flags: ModuleFlags; known: boolean } {
  const { data } = useQuery(modulesQuery(useAtomValue(gatewayAtom)))
  return { flags: data?.flags ?? ALL_MODULES_OFF, known: data !== undefined }
}

/** The items that the merchant's navigation is to have; none until they are known. */
export function useNavigationItems(): readonly NavigationItem[] {
  return useQuery(modulesQuery(useAtomValue(gatewayAtom))).data?.navigation ?? NONE
}

const NONE: readonly NavigationItem[] = []

function readItem(item: WireItem): NavigationItem {
  const { name, enName, gameType, point, vassalage, gameId, nodeId } = item
  return {
    name,
    enName,
    point,
    category: isCategory(gameType) ? gameType : null,
    game: gameType === LAUNCHES_GAME ? { vendor: vassalage, gameId, nodeId } : null,
  }
}
