import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Gateway } from '../api/gateway.ts'
import { getWhitelabel } from '../api/system.ts'
import { ALL_MODULES_OFF, readModules, type ModuleFlags } from '../rules/modules.ts'
import { nextAskMs } from '../rules/pace.ts'
import { gatewayAtom } from './gateway.ts'
import { PUBLIC } from './query-scope.ts'

/** The merchant's module flags (spec 1); cached for the whole visit (spec 7: "settings cached"). */
export const modulesQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['modules'],
    meta: PUBLIC,
    queryFn: async ({ signal }) => readModules((await gateway(getWhitelabel, {}, { signal })).menu),
    staleTime: Number.POSITIVE_INFINITY,
    // Many views read this; none of them asks again by coming.
    retryOnMount: false,
    refetchInterval: ({ state }) => nextAskMs(state) ?? false,
  })

/** The flags, all off until they are known; `known` tells the difference. */
export function useModules(): { flags: ModuleFlags; known: boolean } {
  const { data } = useQuery(modulesQuery(useAtomValue(gatewayAtom)))
  return { flags: data ?? ALL_MODULES_OFF, known: data !== undefined }
}
