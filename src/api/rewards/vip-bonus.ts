/**
 * The VIP bonus: what each rank of the club brings (spec 2, "Member centre": the interface text names it; spec 3, "Member
 * info": clubLabel). What a member was granted is a reward like any other (`listRewards`, of the kinds `vip-level` and
 * `vip-week`), and is claimed as one. Spec: the call is not shown.
 */
import * as v from 'valibot'
import { count, instant, label, money, readable, spare } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'

/** The ranks from the lowest on; to a member also which of them is theirs, and how far the next is. */
export const getVipBonus = endpoint({
  name: 'getVipBonus',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getVipBonus',
  token: 'optional',
  assumed: true,
  request: v.strictObject({ language: v.string() }),
  reply: v.object({
    /** The member's own; `null` to a guest. */
    rankLevel: v.nullish(count, null),
    /** The member's valid bets, and how many the next rank asks for in all; `null` at the highest, and to a guest. */
    progress: v.nullish(v.object({ done: money, goal: money }), null),
    /** What has to be bet by when so as to keep the rank; `null` where a rank that was reached stays. */
    keep: v.nullish(v.object({ validBets: money, until: instant }), null),
    /** When the rank's weekly bonus is given next; `null` where it brings none, or where nobody can say. */
    nextWeekly: spare(v.nullable(instant), null),
    ranks: readable(
      v.object({
        rankLevel: count,
        /** In the language of the call. */
        name: v.string(),
        /** How many valid bets it asks for in all. */
        validBets: money,
        /** What reaching it brings, and what each week in it; `null` for nothing. */
        upgrade: v.nullish(money, null),
        weekly: v.nullish(money, null),
      }),
    ),
    /** HTML. */
    rules: label,
  }),
})
