/** What contracts between agents and members have come to (spec 9: "Real-time salary is settled and paid every 5 minutes. Salary periods"). Spec: the call is not shown. */
import * as v from 'valibot'
import { CONTRACT_KINDS } from '../../rules/team/contract-terms.ts'
import { count, instant, money, word } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'
import { memberId, pageOf, teammate } from './shared.ts'

const side = v.picklist(['upline', 'downline'])

/** What contracts have come to, the newest first: paid, or owed while the upline's wallet does not hold so much. */
export const listSettlements = endpoint({
  name: 'listSettlements',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/settlements',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    kind: v.optional(v.picklist(CONTRACT_KINDS)),
    contract: v.optional(memberId),
    side: v.optional(side),
    startTime: v.optional(instant),
    endTime: v.optional(instant),
    ...pageOf(50),
  }),
  reply: v.object({
    list: v.array(
      v.object({
        reference: v.string(),
        contract: v.string(),
        kind: word(CONTRACT_KINDS),
        side,
        /** The other side. */
        teammate,
        /** What was settled, and what it was measured by. */
        startTime: instant,
        endTime: instant,
        validBet: money,
        netLoss: money,
        activeMembers: count,
        amount: money,
        state: word(['paid', 'owed']),
        time: instant,
        paidAt: v.nullish(instant, null),
      }),
    ),
    total: count,
    /** Of all pages. */
    totals: v.object({ paid: money, owed: money }),
  }),
})
