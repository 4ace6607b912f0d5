/** Inviting friends (spec 2, "Member centre": referral; spec 2, "Routes": referralCode). Spec: the calls are not shown. */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { count, instant, label, money, readable, spare } from '../schemas.ts'

/** A member's own code, what it has brought, and how it works. */
export const getReferral = endpoint({
  name: 'getReferral',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getReferral',
  token: 'required',
  assumed: true,
  request: v.strictObject({ language: v.string() }),
  reply: v.object({
    /** What a friend registers with; text, so that `0012` is not `12`. */
    code: v.string(),
    /** How many have registered with it, and how many of them have earned the member something. */
    invited: count,
    rewarded: count,
    earned: money,
    /** What the next friend earns the member; `null` where there is no set amount. */
    reward: spare(v.nullable(money), null),
    /** HTML. */
    rules: label,
  }),
})

/** The friends, the newest first, a page at a time; their names as far as they may be told. */
export const listReferrals = endpoint({
  name: 'listReferrals',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getReferralList',
  token: 'required',
  assumed: true,
  request: v.strictObject({ pageNo: v.pipe(count, v.minValue(1)), pageSize: count }),
  reply: v.object({
    list: readable(
      v.object({
        name: v.string(),
        time: instant,
        /** What this friend has earned the member; `null` while that is yet to come. */
        earned: v.nullish(money, null),
      }),
    ),
    total: count,
  }),
})
