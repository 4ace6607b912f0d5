import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { getWhitelabel } from '../../api/site/system.ts'
import { ALL_MODULES_OFF, readModules, type ModuleFlags } from '../../rules/site/modules.ts'
import { withSessionFallback } from '../session-cache.ts'
import { PUBLIC } from '../query-scope.ts'
import { SESSION_KEYS } from './storage.ts'
import { ask } from '../ask.ts'

/** What the gateway says of the merchant: the module flags (spec 1), and the items of its navigation (spec 3). */
interface Whitelabel {
  readonly flags: ModuleFlags
  /** As they came: a first view needs none of them. */
  readonly navigation: ReplyOf<typeof getWhitelabel>['navigation']
}

/**
 * The merchant's settings; cached for the whole visit (spec 7: "settings cached"). A page that is opened while the gateway
 * is not heard has those of this tab's last one.
 */
export const modulesQuery = queryOptions({
  queryKey: ['modules'],
  meta: PUBLIC,
  queryFn: async (context): Promise<Whitelabel> => {
    const { menu, navigation } = await withSessionFallback(getWhitelabel, SESSION_KEYS.settings, () =>
      ask(context, getWhitelabel, {}),
    )
    return { flags: readModules(menu), navigation }
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Many views read this; none of them asks again by coming.
  retryOnMount: false,
})

/** The flags, all off until they are known; `known` tells the difference. */
export function useModules(): { flags: ModuleFlags; known: boolean } {
  const { data } = useQuery(modulesQuery)
  return { flags: data?.flags ?? ALL_MODULES_OFF, known: data !== undefined }
}
