/** Registration links of an agent (spec 2, "Agent centre": Account): made once each, disabled, and who came by them. */
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import {
  createRegistrationLink,
  disableRegistrationLink,
  listLinkMembers,
  listRegistrationLinks,
} from '../../api/team/accounts.ts'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import type { Gateway } from '../../api/transport/gateway.ts'
import { mayHaveHappened } from '../../rules/money/ambiguous-outcome.ts'
import type { LinkState } from '../../rules/team/opened-account.ts'
import { ask } from '../ask.ts'
import { gatewayAtom } from '../gateway.ts'
import { accountTermsQuery } from './accounts.ts'

export type RegistrationLink = ReplyOf<typeof listRegistrationLinks>['list'][number]

export const LINKS_PER_PAGE = 20
export const LINK_MEMBERS_PER_PAGE = 20
/** How many the platform lists at a time. */
const MOST_LISTED = 50
const LINKS = ['team', 'links'] as const

/** The newest first. @param page from 1  @param state all unless given */
export const linksQuery = (page: number, state?: LinkState) =>
  queryOptions({
    queryKey: [...LINKS, 'list', state ?? '', page],
    queryFn: (context) =>
      ask(context, listRegistrationLinks, { ...(state && { state }), pageNo: page, pageSize: LINKS_PER_PAGE }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** One link; `null` where the agent has none of this code. */
export const linkQuery = (code: string) =>
  queryOptions({
    queryKey: [...LINKS, 'one', code],
    queryFn: async (context): Promise<RegistrationLink | null> => {
      for (let pageNo = 1; ; pageNo += 1) {
        const { list, total } = await ask(context, listRegistrationLinks, { pageNo, pageSize: MOST_LISTED })
        const found = list.find((link) => link.code === code)
        if (found || list.length === 0 || pageNo * MOST_LISTED >= total) return found ?? null
      }
    },
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** Who came by a link, the newest first. @param page from 1 */
export const linkMembersQuery = (code: string, page: number) =>
  queryOptions({
    queryKey: [...LINKS, 'members', code, page],
    queryFn: (context) => ask(context, listLinkMembers, { code, pageNo: page, pageSize: LINK_MEMBERS_PER_PAGE }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

const newest = async (gateway: Gateway): Promise<readonly RegistrationLink[]> =>
  (await gateway(listRegistrationLinks, { pageNo: 1, pageSize: MOST_LISTED })).list

const askAnew = (queries: QueryClient): Promise<unknown> =>
  Promise.all([LINKS, accountTermsQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })))

/**
 * Makes a link. Where the answer is lost it is looked up among those that there are, so that it is not made twice.
 * @returns its code
 * @throws Failure where none was made, or where nobody knows
 */
export const createLinkAtom = atom(
  null,
  async (get, _set, said: RequestOf<typeof createRegistrationLink>, queries: QueryClient): Promise<string> => {
    const gateway = get(gatewayAtom)
    const before = new Set((await newest(gateway)).map(({ code }) => code))
    try {
      return (await gateway(createRegistrationLink, said)).code
    } catch (failure) {
      if (!mayHaveHappened(failure)) throw failure
      const found = (await newest(gateway)).find(
        ({ code, note, rebate, isAgent }) =>
          !before.has(code) &&
          note === (said.note ?? '') &&
          rebate === said.rebate &&
          isAgent === Boolean(said.isAgent),
      )
      if (!found) throw failure
      return found.code
    } finally {
      void askAnew(queries)
    }
  },
)

/** Disables a link, for good. @throws Failure */
export const disableLinkAtom = atom(null, async (get, _set, code: string, queries: QueryClient): Promise<void> => {
  try {
    await get(gatewayAtom)(disableRegistrationLink, { code })
  } finally {
    await askAnew(queries)
  }
})
