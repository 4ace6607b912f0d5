/** Cashback, claimed by hand (spec 2, "Member centre": manualRebate). */
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { claimCashback, getCashback, listCashbacks } from '../../api/records/cashback.ts'
import type { Gateway } from '../../api/transport/gateway.ts'
import { pageCount } from '../../rules/content/notice-pages.ts'
import { readAmount } from '../money/request/reply-amount.ts'
import { claimAtom } from '../money/request/claim.ts'

const CASHBACK_KEY = ['cashback'] as const

/** How many former claims stand on a page. */
const CLAIMS_PER_PAGE = 10

/** What can be claimed now, amounts in minor units. @param digits decimals of the currency */
export const cashbackQuery = (gateway: Gateway, digits: number) =>
  queryOptions({
    queryKey: [...CASHBACK_KEY, 'now'],
    queryFn: async ({ signal }) => {
      const { categories, total, min, since } = await gateway(getCashback, {}, { signal })
      const read = (text: string, field: string): bigint => readAmount(text, digits, getCashback, field)
      return {
        since,
        total: read(total, 'total'),
        min: min === null ? null : read(min, 'min'),
        categories: categories.map(({ gameType, rate, validBet, amount }, index) => ({
          category: gameType,
          /** A decimal string, in hundredths. */
          rate,
          validBet: read(validBet, `categories.${index}.validBet`),
          amount: read(amount, `categories.${index}.amount`),
        })),
      }
    },
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** A page of what was claimed before. @param page from 1 */
export const cashbacksQuery = (gateway: Gateway, digits: number, page: number) =>
  queryOptions({
    queryKey: [...CASHBACK_KEY, 'claims', page],
    queryFn: async ({ signal }) => {
      const asked = { pageNo: page, pageSize: CLAIMS_PER_PAGE }
      const { list, total } = await gateway(listCashbacks, asked, { signal })
      return {
        total,
        pages: pageCount(total, CLAIMS_PER_PAGE),
        list: list.map(({ amount, ...claim }, index) => ({
          ...claim,
          amount: readAmount(amount, digits, listCashbacks, `list.${index}.amount`),
        })),
      }
    },
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  })

/** Asks anew for what can be claimed, and what was. */
export const refreshCashback = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: CASHBACK_KEY })

/** Brings all of it into the wallet, once. */
export const claimCashbackAtom = claimAtom('cashback', claimCashback)
