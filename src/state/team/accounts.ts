/** Accounts that an agent opens for others (spec 2, "Agent centre": Account, the register centre), each once. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { getAccountTerms, openAccount } from '../../api/team/accounts.ts'
import { listTeamMembers } from '../../api/team/tree.ts'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import { mayHaveHappened } from '../../rules/money/ambiguous-outcome.ts'
import { ask } from '../ask.ts'
import { gatewayAtom } from '../gateway.ts'
import { RECORDS_KEY } from '../records/records.ts'
import { LEVELS_KEY } from './tree.ts'
import { openingAtom } from './opening.ts'

export type AccountTerms = ReplyOf<typeof getAccountTerms>

const TERMS = ['team', 'account-terms'] as const

/** What accounts may have that the agent opens, and how many links may still be made. */
export const accountTermsQuery = queryOptions({
  queryKey: TERMS,
  queryFn: (context) => ask(context, getAccountTerms, {}),
  staleTime: 15_000,
  refetchOnWindowFocus: true,
})

/** When somebody of just this name came to the first line; `null` for nobody. For an opening whose answer was lost. */
export const openedQuery = (username: string) =>
  queryOptions({
    queryKey: ['team', 'opened', username],
    queryFn: async (context): Promise<number | null> => {
      const { list } = await ask(context, listTeamMembers, { search: username, pageNo: 1, pageSize: 1000 })
      const isThey = ({ username: name, depth }: (typeof list)[number]): boolean =>
        depth === 1 && name.toLowerCase() === username.toLowerCase()
      return list.find(isThey)?.joined ?? null
    },
    gcTime: 0,
  })

/**
 * Opens an account unless one is on its way; then it is that one that is waited for. Once it is there nothing of it is kept.
 * @throws Failure, which stays with what was typed; `unheard` there says that nobody knows whether there is an account
 */
export const openAccountAtom = atom(
  null,
  (get, set, said: RequestOf<typeof openAccount>, queries: QueryClient): Promise<void> => {
    const { sending } = get(openingAtom)
    if (sending) return sending
    const { username } = said
    const run = async (): Promise<void> => {
      try {
        await get(gatewayAtom)(openAccount, said)
        set(openingAtom, { values: {}, opened: username })
      } catch (failure) {
        const more = mayHaveHappened(failure) ? { unheard: username } : { failure }
        set(openingAtom, ({ sending: _, ...before }) => ({ ...before, ...more }))
        throw failure
      } finally {
        void queries.invalidateQueries({ queryKey: [RECORDS_KEY, LEVELS_KEY] })
      }
    }
    // A moment later, so that it is known before it can end.
    const mine = Promise.resolve().then(run)
    set(openingAtom, ({ values }) => ({ values, sending: mine }))
    return mine
  },
)
