/** The member's team (spec 2, "Member centre": transferUpline): who may be sent to, and what has gone to and fro. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import type { Gateway } from '../../api/transport/gateway.ts'
import { getTransferTeam, listDownlines, listTeamTransfers } from '../../api/team/team.ts'
import { TEAM_KEY } from '../money/request/pending-money.ts'
import { readAmount } from '../money/request/reply-amount.ts'
import type { Turnover } from '../money/withdrawals.ts'

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

/** @param digits decimals of the currency */
export const teamTermsQuery = (gateway: Gateway, digits: number) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'terms'],
    queryFn: async ({ signal }): Promise<TeamTerms> => {
      const said = await gateway(getTransferTeam, {}, { signal })
      const read = (text: string, field: string): bigint => readAmount(text, digits, getTransferTeam, field)
      return {
        ...said,
        available: read(said.available, 'available'),
        min: read(said.min, 'min'),
        max: read(said.max, 'max'),
        amountLeft: said.amountLeft === null ? null : read(said.amountLeft, 'amountLeft'),
        turnover: (said.turnover ?? []).map(({ id, name, required, done }, index) => ({
          id,
          name,
          required: read(required, `turnover.${index}.required`),
          done: read(done, `turnover.${index}.done`),
        })),
      }
    },
    staleTime: 5000,
    refetchInterval: ANEW_MS,
    refetchOnWindowFocus: true,
  })

/** @param name a part of a name; all of them where it is empty  @param page from 1 */
export const downlinesQuery = (gateway: Gateway, name: string, page: number) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'downlines', name, page],
    queryFn: ({ signal }) =>
      gateway(listDownlines, { ...(name && { name }), pageNo: page, pageSize: DOWNLINES_PER_PAGE }, { signal }),
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
export const teamTransfersQuery = (gateway: Gateway, digits: number, page: number, direction?: TransferDirection) =>
  queryOptions({
    queryKey: [...TEAM_KEY, 'transfers', direction ?? '', page],
    queryFn: async ({ signal }): Promise<{ list: readonly TeamTransfer[]; total: number }> => {
      const asked = { pageNo: page, pageSize: TEAM_TRANSFERS_PER_PAGE, ...(direction && { direction }) }
      const { list, total } = await gateway(listTeamTransfers, asked, { signal })
      const read = (one: ReplyOf<typeof listTeamTransfers>['list'][number], index: number): TeamTransfer => ({
        ...one,
        amount: readAmount(one.amount, digits, listTeamTransfers, `list.${index}.amount`),
      })
      return { list: list.map(read), total }
    },
    placeholderData: keepPreviousData,
    staleTime: 5000,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data?.list.some(({ state }) => state === 'pending') ? ANEW_MS : false),
  })
