/** Contracts between an agent and the members below (spec 3, "Contracts"; spec 5, "Contract states"). Amounts are minor units. */
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getContract, getContractBasis, listContracts } from '../../api/team/contracts.ts'
import type { InMinorUnits } from '../../api/minor-units.ts'
import { listSettlements } from '../../api/team/settlements.ts'
import { listTeamMembers } from '../../api/team/tree.ts'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import { parseMoney, toDecimal } from '../../rules/money/money.ts'
import {
  RATE_DIGITS,
  type ContractKind,
  type ContractPeriod,
  type ContractTerms,
  type Rate,
  type Tier,
} from '../../rules/team/contract-terms.ts'
import { ask } from '../ask.ts'
import { askMoney } from '../money/ask-money.ts'
import { refreshMoney } from '../money/request/pending-money.ts'

type WireContract = InMinorUnits<ReplyOf<typeof getContract>>
type WireTier = WireContract['tiers'][number]

export interface Contract extends Omit<WireContract, 'tiers'> {
  /** The lowest first. */
  readonly tiers: readonly Tier[]
}

/** A percentage of the wire, in units of `RATE_DIGITS`. */
export const readRate = (rate: string): Rate => parseMoney(rate, RATE_DIGITS)
/** The same as the wire has it. */
export const writeRate = (rate: Rate): string => toDecimal(rate, RATE_DIGITS)

/** Terms as the wire has them, with rates that can be reckoned with. */
export const readTerms = <Wire extends { readonly tiers: readonly WireTier[] }>({ tiers, ...rest }: Wire) => ({
  ...rest,
  tiers: tiers.map(({ rate, lossRate, ...tier }): Tier => ({
    ...tier,
    rate: readRate(rate),
    lossRate: readRate(lossRate),
  })),
})

/** Tiers as the wire has them. @param digits decimals of the currency */
export const writeTiers = ({ tiers }: Pick<ContractTerms, 'tiers'>, digits: number) =>
  tiers.map(({ validBet, netLoss, activeMembers, rate, lossRate }) => ({
    validBet: toDecimal(validBet, digits),
    netLoss: toDecimal(netLoss, digits),
    activeMembers,
    rate: writeRate(rate),
    lossRate: writeRate(lossRate),
  }))

/** What all that is known of contracts is kept under. */
const CONTRACTS_KEY = ['contracts']

/** Something has become of a contract: all that is known of them is asked anew, and what they have paid. */
export function refreshContracts(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: CONTRACTS_KEY })
  void queries.invalidateQueries({ queryKey: ['team'] })
  // What has ended is settled at once.
  refreshMoney(queries)
}

/** How many contracts, and how many settlements, a page has. */
export const CONTRACTS_PER_PAGE = 10
export const SETTLEMENTS_PER_PAGE = 5
/** The most that one answer holds. */
const MOST = 50

type Asked = Omit<RequestOf<typeof listContracts>, 'pageNo' | 'pageSize'>

const listOf = (asked: Asked, pageNo: number, pageSize: number) =>
  queryOptions({
    queryKey: [...CONTRACTS_KEY, 'list', asked, pageNo, pageSize],
    queryFn: async (context): Promise<{ readonly list: readonly Contract[]; readonly total: number }> => {
      const { list, total } = await askMoney(context, listContracts, { ...asked, pageNo, pageSize })
      return { list: list.map(readTerms), total }
    },
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** A page of contracts, the newest first. @param page from 1 */
export const contractsQuery = (asked: Asked, page: number) => listOf(asked, page, CONTRACTS_PER_PAGE)

/** The newest of them, as many as one answer holds. */
export const someContractsQuery = (asked: Asked) => listOf(asked, 1, MOST)

/** Offers of every kind that wait for one's own answer, and what one is paid by: one of a kind each. */
export const requestsQuery = someContractsQuery({ state: 'offered', side: 'downline' })
export const inForceQuery = someContractsQuery({ state: 'accepted', side: 'downline' })

/** Offers of one's own that wait for an answer. */
export const ownOffersQuery = someContractsQuery({ state: 'offered', side: 'upline' })

export const contractQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONTRACTS_KEY, 'one', id],
    queryFn: async (context): Promise<Contract> => readTerms(await askMoney(context, getContract, { id })),
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** What a contract has come to, the newest first. @param page from 1 */
export const settlementsQuery = (contract: string, page: number) =>
  queryOptions({
    queryKey: [...CONTRACTS_KEY, 'settlements', contract, page],
    queryFn: (context) =>
      askMoney(context, listSettlements, { contract, pageNo: page, pageSize: SETTLEMENTS_PER_PAGE }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

type WireBasis = InMinorUnits<ReplyOf<typeof getContractBasis>>

export interface ContractBasis extends Omit<WireBasis, 'maxRate' | 'current' | 'own'> {
  readonly maxRate: Rate
  readonly current: Contract | null
  readonly own: Contract | null
}

/** What an offer to a member may say, what stands already, and what it would be measured by last month. */
export const contractBasisQuery = (to: string, kind: ContractKind, period: ContractPeriod) =>
  queryOptions({
    queryKey: [...CONTRACTS_KEY, 'basis', to, kind, period],
    queryFn: async (context): Promise<ContractBasis> => {
      const { maxRate, current, own, ...rest } = await askMoney(context, getContractBasis, { to, kind, period })
      return { ...rest, maxRate: readRate(maxRate), current: current && readTerms(current), own: own && readTerms(own) }
    },
    staleTime: 60_000,
  })

/** How many members to choose from a page has. */
export const FIRST_LINE_PER_PAGE = 10

/** Those right below, to whom contracts are offered. @param search a part of a name; all of them where it is empty  @param page from 1 */
export const firstLineQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: [...CONTRACTS_KEY, 'first-line', search, page],
    queryFn: (context) =>
      ask(context, listTeamMembers, {
        ...(search && { search, levels: 1 }),
        pageNo: page,
        pageSize: FIRST_LINE_PER_PAGE,
      }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
