/** Profit and loss (spec 2, "Member centre": personal loss). Amounts are minor units. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InMinorUnits } from '../../api/minor-units.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { getProfit } from '../../api/records/records.ts'
import type { Span } from '../../rules/records/day-range.ts'
import { askMoney } from '../money/ask-money.ts'

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

export const profitQuery = (span: Span) =>
  queryOptions({
    queryKey: ['profit', span],
    queryFn: async (context): Promise<ProfitReport> => {
      const { days, categories, totals } = await askMoney(context, getProfit, span)
      return {
        days: days.map(readProfit),
        categories: categories.map(({ gameType: category, ...one }) => ({ category, ...readProfit(one) })),
        totals: readProfit(totals),
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

type Totals = InMinorUnits<ReplyOf<typeof getProfit>>['totals']

const readProfit = <Of extends Totals>({ betAmount: stake, winAmount: win, ...rest }: Of) => ({ ...rest, stake, win })
