/** Cashback, claimed by hand (spec 2, "Member centre": manualRebate). */
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { claimCashback, getCashback, listCashbacks } from '../../api/records/cashback.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { pageCount } from '../../rules/content/notice-pages.ts'
import { sendMoneyAtom, type Sent } from '../money/request/send-money.ts'
import { MAIN_WALLET } from '../money/wallets.ts'
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
export const refreshCashback = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: CASHBACK_KEY })

interface Asked {
  /** Made by `newRequestNo`. */
  readonly requestNo: string
  readonly again: boolean
}

/** Brings all of it into the wallet, once. @throws Failure where nothing has been moved */
export const claimCashbackAtom = atom(
  null,
  (_get, set, asked: Asked, queries: QueryClient): Promise<Sent<ReplyOf<typeof claimCashback>>> => {
    const movement = { from: null, to: MAIN_WALLET, amount: null }
    const sending = { ...asked, ...movement, kind: 'cashback', endpoint: claimCashback, request: {} } as const
    // The cast: what sends for any call forgets whose reply it is.
    return set(sendMoneyAtom, sending, queries) as Promise<Sent<ReplyOf<typeof claimCashback>>>
  },
)
