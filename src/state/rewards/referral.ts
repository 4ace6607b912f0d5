/** Inviting friends (spec 2, "Member centre": referral). */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../../api/transport/gateway.ts'
import { getReferral, listReferrals } from '../../api/rewards/referral.ts'
import { pageCount } from '../../rules/content/notice-pages.ts'
import { readAmount } from '../money/request/reply-amount.ts'

const REFERRAL_KEY = ['referral'] as const

/** How many friends stand on a page. */
const FRIENDS_PER_PAGE = 10

/** The member's code and what it has brought, amounts in minor units. @param language the merchant's code of it */
export const referralQuery = (gateway: Gateway, digits: number, language: string) =>
  queryOptions({
    queryKey: [...REFERRAL_KEY, language],
    queryFn: async ({ signal }) => {
      const { earned, reward, ...said } = await gateway(getReferral, { language }, { signal })
      return {
        ...said,
        earned: readAmount(earned, digits, getReferral, 'earned'),
        reward: reward === null ? null : readAmount(reward, digits, getReferral, 'reward'),
      }
    },
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** A page of the friends who came. @param page from 1 */
export const friendsQuery = (gateway: Gateway, digits: number, page: number) =>
  queryOptions({
    queryKey: [...REFERRAL_KEY, 'friends', page],
    queryFn: async ({ signal }) => {
      const asked = { pageNo: page, pageSize: FRIENDS_PER_PAGE }
      const { list, total } = await gateway(listReferrals, asked, { signal })
      return {
        total,
        pages: pageCount(total, FRIENDS_PER_PAGE),
        list: list.map(({ earned, ...friend }, index) => ({
          ...friend,
          earned: earned === null ? null : readAmount(earned, digits, listReferrals, `list.${index}.earned`),
        })),
      }
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
