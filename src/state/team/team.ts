/** The member's team (spec 2, "Member centre": transferUpline): who may be sent to, and what has gone to and fro. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getTransferTeam, listDownlines, listTeamTransfers } from '../../api/team/team.ts'
import { TEAM_KEY } from '../money/request/pending-money.ts'
import type { Turnover } from '../money/withdrawals.ts'
import { ask } from '../ask.ts'
import { askMoney } from '../money/ask-money.ts'

/** How many downlines, and how many transfers, a page has. */
export const DOWNLINES_PER_PAGE = 10
export const TEAM_TRANSFERS_PER_PAGE = 10
/** How often what may be sent is looked at while it shows, in milliseconds. */
const ANEW_MS = 30_000

/** Somebody above or below. */
export interface Teammate {
  readonly id: string
  readonly username: string
  readonly nickname: string
}

export interface TeamTerms {
  /** Minor units. */
  readonly available: bigint
  readonly paymentPassword: boolean
  readonly min: bigint
  readonly max: bigint
  /** What is left of the day; `null` where there is no bound. */
  readonly amountLeft: bigint | null
  readonly turnover: readonly Turnover[]
  /** `null` where nobody is, or nothing may be sent there. */
  readonly upline: Teammate | null
  readonly downlines: number
}

export const teamTermsQuery = queryOptions({
  queryKey: [...TEAM_KEY, 'terms'],
  queryFn: (context): Promise<TeamTerms> => askMoney(context, getTransferTeam, {}),
  staleTime: 5000,
  refetchInterval: ANEW_MS,
  refetchOnWindowFocus: true,
})

/** @param name a part of a name; all of them where it is empty  @param page from 1 */
export const downlinesQuery = (name: string, page: number) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'downlines', name, page],
    queryFn: (context) =>
      ask(context, listDownlines, { ...(name && { name }), pageNo: page, pageSize: DOWNLINES_PER_PAGE }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

export type TransferDirection = 'in' | 'out'

/** A transfer, or one that was to be; the amount in minor units, the moment in milliseconds since 1970. */
export interface TeamTransfer {
  readonly reference: string
  readonly direction: TransferDirection
  readonly state: 'done' | 'refused' | 'pending'
  readonly message: string
  readonly amount: bigint
  readonly time: number
  readonly teammate: (Teammate & { readonly relation: 'upline' | 'downline' }) | null
}

/** @param page from 1  @param direction both where it is left out */
export const teamTransfersQuery = (page: number, direction?: TransferDirection) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'transfers', direction ?? '', page],
    queryFn: (context): Promise<{ list: readonly TeamTransfer[]; total: number }> =>
      askMoney(context, listTeamTransfers, {
        pageNo: page,
        pageSize: TEAM_TRANSFERS_PER_PAGE,
        ...(direction && { direction }),
      }),
    placeholderData: keepPreviousData,
    staleTime: 5000,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data?.list.some(({ state }) => state === 'pending') ? ANEW_MS : false),
  })
