/** An agent's team at a glance (spec 2, "Agent centre": agentTeamOverview). Spec: the call is not shown. */
import * as v from 'valibot'
import { count, money } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'
import { span, teamFigures } from './shared.ts'

const figures = {
  ...teamFigures,
  newMembers: count,
  /** The difference of rebates on the team's bets, and what the agent's own contracts have paid. */
  commission: money,
}

/**
 * What the team has come to in a stretch of at most three months, day by day of the merchant's time zone, and in one as long right
 * before it. Refused with `in_need_true_account` to whom the agent centre is not open, and with `range too long`.
 */
export const getTeamOverview = endpoint({
  name: 'getTeamOverview',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/overview',
  token: 'required',
  assumed: true,
  request: v.strictObject(span),
  reply: v.object({
    /** How many there are below now, on all levels and on the first one. */
    members: count,
    direct: count,
    ...figures,
    previous: v.object(figures),
    /** Every day of the stretch, the first one first. */
    days: v.array(v.object({ date: v.string(), ...figures })),
    /** What waits for an answer of the agent's: contracts that were offered, and of others: offers made, tickets that are open. */
    waiting: v.object({ offers: count, answers: count, tickets: count }),
  }),
})
