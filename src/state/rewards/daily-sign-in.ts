/** The daily sign-in (spec 4, "Promotion or activity status": signed): something for each day, more for days in a row. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { InMinorUnits } from '../../api/minor-units.ts'
import { claimDailySignIn, getDailySignIn } from '../../api/rewards/daily-sign-in.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { askMoney } from '../money/ask-money.ts'
import { claimAtom } from '../money/request/claim.ts'

const SIGN_IN = ['daily-sign-in'] as const

/** As the contract has it, with amounts in minor units. */
export type DailySignIn = InMinorUnits<ReplyOf<typeof getDailySignIn>>

/** How the member's days stand. */
export const dailySignInQuery = queryOptions({
  queryKey: SIGN_IN,
  queryFn: (context): Promise<DailySignIn> => askMoney(context, getDailySignIn, {}),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
})

/** Asks anew how the days stand. */
export const refreshDailySignIn = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: SIGN_IN })

/** Claims today, once. */
export const claimSignInAtom = claimAtom('sign-in', claimDailySignIn)
