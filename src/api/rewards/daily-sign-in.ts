/** The daily sign-in: something for each day, more for days in a row (spec 4, "Promotion or activity status": signed). Spec: the calls are not shown. */
import * as v from 'valibot'
import { requestNo } from '../money/money-requests.ts'
import { count, instant, money } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'

/** `claimable` is today alone; `ahead` are the days to come, as long as none is missed. */
const state = v.picklist(['claimed', 'claimable', 'ahead'])

/** How a member's streak stands; to a guest as to somebody who begins today. Days are those of the merchant's clock. */
export const getDailySignIn = endpoint({
  name: 'getDailySignIn',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getDailySignIn',
  token: 'optional',
  assumed: true,
  request: v.strictObject({}),
  reply: v.object({
    /** The round that today is in, from its first day on: seven days, after which the next round begins. */
    days: v.array(
      v.object({
        /** `yyyy-MM-dd`, which is also what is claimed. */
        day: v.string(),
        amount: money,
        state,
      }),
    ),
    /** How many days in a row have been claimed, rounds before this one included. */
    streak: count,
    /** When the next day begins: the streak is over then, unless today has been claimed. */
    nextDay: instant,
  }),
})

/** Claims a day, once. Refused with `sign-in not open` for any day but today, and with `reward claimed already`. */
export const claimDailySignIn = endpoint({
  name: 'claimDailySignIn',
  module: 'REWARD',
  method: 'POST',
  path: '/wps/relay/MCS2_claimDailySignIn',
  token: 'required',
  sealed: true,
  money: 'sign-in',
  assumed: true,
  request: v.strictObject({ requestNo, /** The day. */ from: v.string() }),
  reply: v.object({ reference: v.string(), amount: money }),
})
