/** Missions: things to do for a reward (spec 2, "Member centre": missionLeaderboard; spec 7). Spec: the fields are not shown. */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { requestNo } from '../money/money-requests.ts'
import { count, decimal, instant, label, money, readable, spare, timesToBet } from '../schemas.ts'

/** The missions that a member has, and how far each is. */
export const getMissionSummary = endpoint({
  name: 'getMissionSummary',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  token: 'required',
  assumed: 'reply',
  request: v.strictObject({ language: v.string() }),
  reply: v.object({
    missions: readable(
      v.object({
        id: v.string(),
        title: v.string(),
        description: label,
        /** What is counted: things that are done, or money. */
        unit: v.picklist(['count', 'money']),
        /** What brings it on; `null` where nobody says so. */
        by: spare(v.nullable(v.picklist(['play', 'deposit'])), null),
        progress: decimal,
        goal: decimal,
        reward: money,
        turnover: timesToBet,
        state: v.picklist(['open', 'claimable', 'claimed', 'ended']),
        /** When it ends; `null` where it does not. */
        ends: spare(v.nullable(instant), null),
      }),
    ),
  }),
})

/** Who has played the most in the period, and where the member stands. */
export const getMissionLeaderboard = endpoint({
  name: 'getMissionLeaderboard',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  token: 'required',
  assumed: 'reply',
  request: v.strictObject({ count }),
  reply: v.object({
    list: readable(v.object({ rank: count, name: v.string(), amount: money })),
    /** The member's own place; `null` for none. */
    own: spare(v.nullable(v.object({ rank: count, amount: money })), null),
    ends: spare(v.nullable(instant), null),
  }),
})

/** Brings the reward of a mission that is done into the wallet, once. Spec: not shown. */
export const claimMission = endpoint({
  name: 'claimMission',
  module: 'REWARD',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  token: 'required',
  sealed: true,
  money: 'mission',
  assumed: true,
  request: v.strictObject({ requestNo, /** The mission. */ from: v.string() }),
  reply: v.object({ reference: v.string(), amount: money }),
})
