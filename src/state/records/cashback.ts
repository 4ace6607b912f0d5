/** Cashback, claimed by hand (spec 2, "Member centre": manualRebate). */
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { claimCashback, getCashback, listCashbacks } from '../../api/records/cashback.ts'
import { pageCount } from '../../rules/content/notice-pages.ts'
import { claimAtom } from '../money/request/claim.ts'
import { askMoney } from '../money/ask-money.ts'

const CASHBACK_KEY = ['cashback'] as const

/** How many former claims stand on a page. */
const CLAIMS_PER_PAGE = 10

/** What can be claimed now, amounts in minor units; a category's rate is a decimal string, in hundredths. */
export const cashbackQuery = queryOptions({
  queryKey: [...CASHBACK_KEY, 'now'],
  queryFn: async (context) => {
    const { categories, ...said } = await askMoney(context, getCashback, {})
    return { ...said, categories: categories.map(({ gameType: category, ...rest }) => ({ ...rest, category })) }
  },
  staleTime: 15_000,
  refetchOnWindowFocus: true,
})

/** A page of what was claimed before. @param page from 1 */
export const cashbacksQuery = (page: number) =>
  queryOptions({
    queryKey: [...CASHBACK_KEY, 'claims', page],
    queryFn: async (context) => {
      const asked = { pageNo: page, pageSize: CLAIMS_PER_PAGE }
      const { list, total } = await askMoney(context, listCashbacks, asked)
      return { list, total, pages: pageCount(total, CLAIMS_PER_PAGE) }
    },
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  })

/** Asks anew for what can be claimed, and what was. */
export const refreshCashback = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: CASHBACK_KEY })

/** Brings all of it into the wallet, once. */
export const claimCashbackAtom = claimAtom('cashback', claimCashback)
