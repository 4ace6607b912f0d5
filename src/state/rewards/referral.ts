/** Inviting friends (spec 2, "Member centre": referral). */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getReferral, listReferrals } from '../../api/rewards/referral.ts'
import { pageCount } from '../../rules/content/notice-pages.ts'
import { askMoney } from '../money/ask-money.ts'

const REFERRAL_KEY = ['referral'] as const

/** How many friends stand on a page. */
const FRIENDS_PER_PAGE = 10

/** The member's code and what it has brought, amounts in minor units. @param language the merchant's code of it */
export const referralQuery = (language: string) =>
  queryOptions({
    queryKey: [...REFERRAL_KEY, language],
    queryFn: (context) => askMoney(context, getReferral, { language }),
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** A page of the friends who came. @param page from 1 */
export const friendsQuery = (page: number) =>
  queryOptions({
    queryKey: [...REFERRAL_KEY, 'friends', page],
    queryFn: async (context) => {
      const asked = { pageNo: page, pageSize: FRIENDS_PER_PAGE }
      const { list, total } = await askMoney(context, listReferrals, asked)
      return { list, total, pages: pageCount(total, FRIENDS_PER_PAGE) }
    },
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  })

/** Where a friend registers (spec 2, "Routes": /register with referralCode). Built here, so that it leads nowhere else. */
export const invitationAddress = (code: string): string => {
  const url = new URL('/register', location.origin)
  url.searchParams.set('referralCode', code)
  return url.href
}
