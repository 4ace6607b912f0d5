import { queryOptions } from '@tanstack/react-query'
import { getRegisterRules } from '../../../api/account/registration.ts'
import { readRules, type RegisterRules } from '../../../rules/account/registration/register-fields.ts'
import { withSessionCache } from '../../session-cache.ts'
import { PUBLIC } from '../../query-scope.ts'
import { SESSION_KEYS } from '../../site/storage.ts'
import { ask } from '../../ask.ts'

/**
 * What the server asks of each field of a registration, and of every new password (`passwordRule`); cached for the whole
 * visit (spec 7: "registration rules, cached").
 */
export const registerRulesQuery = queryOptions({
  queryKey: ['register-rules'],
  meta: PUBLIC,
  queryFn: async (context): Promise<RegisterRules> =>
    readRules(
      await withSessionCache(getRegisterRules, SESSION_KEYS.validate, () => ask(context, getRegisterRules, {})),
    ),
  staleTime: Number.POSITIVE_INFINITY,
})
