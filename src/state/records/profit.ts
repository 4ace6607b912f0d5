/** Profit and loss (spec 2, "Member centre": personal loss). Amounts are minor units. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import type { Gateway } from '../../api/transport/gateway.ts'
import { getProfit } from '../../api/records/records.ts'
import type { Span } from '../../rules/records/day-range.ts'
import { readAmount } from '../money/request/reply-amount.ts'

export interface Profit {
  readonly stake: bigint
  readonly validBet: bigint
  readonly win: bigint
  readonly rewards: bigint
  /** Wins and rewards less stakes. */
  readonly result: bigint
}

export interface ProfitReport {
  /** Each day of the stretch, the first one first, as `yyyy-MM-dd`. */
  readonly days: readonly (Profit & { readonly date: string })[]
  /** By category as the platform names it. */
  readonly categories: readonly (Profit & { readonly category: string })[]
  readonly totals: Profit
}

/** @param digits decimals of the currency */
export const profitQuery = (gateway: Gateway, digits: number, span: Span) =>
  queryOptions({
    queryKey: ['profit', span],
    queryFn: async ({ signal }): Promise<ProfitReport> => {
      const said = await gateway(getProfit, span, { signal })
      const read = (wire: ReplyOf<typeof getProfit>['totals'], at: string): Profit => {
        const amount = (field: keyof typeof wire): bigint =>
          readAmount(wire[field], digits, getProfit, `${at}.${field}`)
        return {
          stake: amount('betAmount'),
          validBet: amount('validBet'),
          win: amount('winAmount'),
          rewards: amount('rewards'),
          result: amount('result'),
        }
      }
      return {
        days: said.days.map((day, index) => ({ date: day.date, ...read(day, `days.${index}`) })),
        categories: said.categories.map((one, index) => ({
          category: one.gameType,
          ...read(one, `categories.${index}`),
        })),
        totals: read(said.totals, 'totals'),
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })
