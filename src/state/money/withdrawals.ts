/** Withdrawals (spec 2, "Member centre"; spec 4, "Withdrawal confirmation"): what may be asked for, and what has been. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getWithdrawal, getWithdrawalTerms, listWithdrawals } from '../../api/money/withdrawals.ts'
import { isUnderWay, type Fee, type KnownWithdrawalState, type WithdrawalState } from '../../rules/money/withdrawal.ts'
import { clockOffset } from '../../rules/countdown.ts'
import { WITHDRAWALS_KEY } from './request/pending-money.ts'
import { askMoney } from './ask-money.ts'

/** How many withdrawals a page of the history has. */
export const WITHDRAWALS_PER_PAGE = 10
/** How often what is under way is looked at while it shows, in milliseconds. */
const ANEW_MS = 15_000

/** A way to withdraw; amounts in minor units. */
export interface WithdrawalMethod {
  readonly kind: 'bank' | 'crypto'
  readonly min: bigint
  readonly max: bigint
  readonly fee: Fee
}

/** What is still to be wagered for a bonus, in minor units. */
export interface Turnover {
  readonly id: string
  readonly name: string
  readonly required: bigint
  readonly done: bigint
}

export interface WithdrawalTerms {
  /** Minor units. */
  readonly available: bigint
  readonly contactVerified: boolean
  readonly paymentPassword: boolean
  readonly autoConfirmMinutes: number | null
  readonly methods: readonly WithdrawalMethod[]
  /** What is left of the day; `null` where there is no bound. */
  readonly timesLeft: number | null
  readonly amountLeft: bigint | null
  readonly turnover: readonly Turnover[]
}

export const withdrawalTermsQuery = queryOptions({
  queryKey: [...WITHDRAWALS_KEY, 'terms'],
  queryFn: async (context): Promise<WithdrawalTerms> => {
    const { methods, ...said } = await askMoney(context, getWithdrawalTerms, {})
    return {
      ...said,
      methods: methods.map(({ feeBasisPoints: basisPoints, feeFixed: fixed, freeTimes, ...method }) => ({
        ...method,
        fee: { basisPoints, fixed, freeTimes },
      })),
    }
  },
  staleTime: 5000,
  refetchOnWindowFocus: true,
})

/** A withdrawal; amounts in minor units, moments in milliseconds since 1970 by the platform's clock. */
export interface Withdrawal {
  readonly reference: string
  readonly state: WithdrawalState
  readonly amount: bigint
  readonly fee: bigint
  /** What was paid out so far, and what of that was received. */
  readonly paid: bigint
  readonly received: bigint
  readonly remaining: bigint
  readonly at: number
  readonly confirmBy: number | null
  readonly acknowledged: boolean
  readonly account: { readonly kind: 'bank' | 'crypto'; readonly name: string; readonly number: string }
}

/** What waits for the player's word; in minor units. */
export interface Unconfirmed {
  readonly reference: string
  readonly amount: bigint
  /** All that was paid out so far, which tells two payments of the same amount apart. */
  readonly paid: bigint
}

/** What of a withdrawal waits for the player's word. */
export const unconfirmedOf = ({ reference, paid, received }: Withdrawal): Unconfirmed => ({
  reference,
  amount: paid - received,
  paid,
})

export interface WithdrawalPage {
  readonly list: readonly Withdrawal[]
  readonly total: number
  /** Those that wait for the player's word, whatever is listed. */
  readonly toConfirm: readonly Unconfirmed[]
  /** How far the platform's clock is ahead of the device's, in milliseconds. */
  readonly offset: number
}

/** @param page from 1  @param state all where it is left out */
export const withdrawalsQuery = (page: number, state?: KnownWithdrawalState) =>
  queryOptions({
    queryKey: [...WITHDRAWALS_KEY, 'list', state ?? '', page],
    queryFn: async (context): Promise<WithdrawalPage> => {
      const sentAt = Date.now()
      const asked = { pageNo: page, pageSize: WITHDRAWALS_PER_PAGE, ...(state && { state }) }
      const { serverTime, ...said } = await askMoney(context, listWithdrawals, asked)
      return { ...said, offset: clockOffset(serverTime, sentAt, Date.now()) }
    },
    placeholderData: keepPreviousData,
    staleTime: 5000,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data?.list.some((one) => isUnderWay(one.state)) ? ANEW_MS : false),
  })

/** One withdrawal with all that has happened to it. */
export interface WithdrawalDetail extends Withdrawal {
  readonly holder: string
  readonly reason: string
  readonly note: string
  readonly proofs: number
  readonly confirmedBy: '' | 'member' | 'time' | 'operator'
  readonly history: readonly { readonly state: WithdrawalState; readonly at: number }[]
  readonly offset: number
}

export const withdrawalQuery = (reference: string) =>
  queryOptions({
    queryKey: [...WITHDRAWALS_KEY, 'one', reference],
    queryFn: async (context): Promise<WithdrawalDetail> => {
      const sentAt = Date.now()
      const { confirmedBy, serverTime, ...said } = await askMoney(context, getWithdrawal, { reference })
      return { ...said, confirmedBy: confirmedBy ?? '', offset: clockOffset(serverTime, sentAt, Date.now()) }
    },
    staleTime: 5000,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.state) ? ANEW_MS : false),
  })
