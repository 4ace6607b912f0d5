/** Cashback, which members claim by hand (spec 2, "Member centre": manualRebate; module manual rebate). Spec: not shown. */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { requestNo } from '../money/money-requests.ts'
import { count, decimal, instant, money } from '../schemas.ts'

/** What a member may claim now, by category: for the valid bets since the last claim. */
export const getCashback = endpoint({
  name: 'getCashback',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getManualRebate',
  token: 'required',
  assumed: true,
  request: v.strictObject({}),
  reply: v.object({
    categories: v.array(
      v.object({
        /** Such as `RNG`. */
        gameType: v.string(),
        validBet: money,
        /** In hundredths, such as `0.80`. */
        rate: decimal,
        amount: money,
      }),
    ),
    total: money,
    /** What there must be before it can be claimed; `null` for any amount. */
    min: v.nullish(money, null),
    /** Since when bets count. */
    since: v.nullish(instant, null),
  }),
})

/** Brings all of it into the wallet, once. */
export const claimCashback = endpoint({
  name: 'claimCashback',
  module: 'REWARD',
  method: 'POST',
  path: '/wps/relay/MCS2_claimManualRebate',
  token: 'required',
  sealed: true,
  money: 'cashback',
  assumed: true,
  request: v.strictObject({ requestNo }),
  reply: v.object({ reference: v.string(), amount: money }),
})

/** What was claimed before, the newest first, a page at a time. */
export const listCashbacks = endpoint({
  name: 'listCashbacks',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getManualRebateList',
  token: 'required',
  assumed: true,
  request: v.strictObject({ pageNo: v.pipe(count, v.minValue(1)), pageSize: count }),
  reply: v.object({
    list: v.array(v.object({ reference: v.string(), time: instant, amount: money })),
    total: count,
  }),
})
