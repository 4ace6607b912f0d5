import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../../../api/transport/gateway.ts'
import { getRegisterRules } from '../../../api/account/registration.ts'
import { readRules, type RegisterRules } from '../../../rules/account/register-fields.ts'
import { withSessionCache } from '../../session-cache.ts'
import { PUBLIC } from '../../query-scope.ts'
import { SESSION_KEYS } from '../../site/storage.ts'

/**
 * What the server asks of each field of a registration, and of every new password (`passwordRule`); cached for the whole
 * visit (spec 7: "registration rules, cached").
 */
export const registerRulesQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['register-rules'],
    meta: PUBLIC,
    queryFn: async ({ signal }): Promise<RegisterRules> => {
      const ask = () => gateway(getRegisterRules, {}, { signal })
      return readRules(await withSessionCache(getRegisterRules, SESSION_KEYS.validate, ask))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
