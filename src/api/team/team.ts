/**
 * Transfers to an upline and to downlines (spec 2, "Member centre": transferUpline; spec 6: "Transfers to upline or downline
 * exist"). Spec: calls and fields are not shown.
 */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { requestNo } from '../money/money-requests.ts'
import { count, flag, instant, label, money, nothing, readable, text } from '../schemas.ts'
import { turnover } from '../money/withdrawals.ts'

/** Somebody of the member's team; a name is shown as the platform writes it. */
const teammate = v.object({ id: v.string(), username: v.string(), nickname: label })

const page = {
  pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
}

/**
 * Which contracts an agent has (spec 3, "Consolidated agent data"): daily salary, dividend, hourly and real-time salary. Asked
 * for only where the module of agent policy is on (spec 4). Spec: what the four hold is not shown; to us each is a flag.
 */
export const getAgentContracts = endpoint({
  name: 'getAgentContracts',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  token: 'required',
  assumed: 'reply',
  request: nothing,
  reply: v.object({ dailysalreqtype: flag, divtypereq: flag, contracthoursalreq: flag, realtimesalreqtype: flag }),
})

/** Who may be sent to, how much, and what stands before it. */
export const getTransferTeam = endpoint({
  name: 'getTransferTeam',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/team/transfer',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({
    /** What is in the member's own wallet. */
    available: money,
    paymentPassword: flag,
    /** The bounds of one transfer. */
    min: money,
    max: money,
    /** What is left of the day; `null` where there is no bound. */
    amountLeft: v.nullish(money, null),
    /** Bonus money is not sent before it is played through, as it is not withdrawn. */
    turnover,
    /** `null` where there is none, or where nothing may be sent to it. */
    upline: v.nullish(teammate, null),
    /** How many downlines may be sent to; none where nothing may. */
    downlines: count,
  }),
})

/** The downlines that may be sent to, in the order of their names. */
export const listDownlines = endpoint({
  name: 'listDownlines',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/team/downlines',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    /** A part of the username or the nickname, in any case. */
    name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
    ...page,
  }),
  reply: v.object({ list: readable(teammate), total: count }),
})

/** Sends money to the upline or a downline, at once (spec 7: "under a password-check relay"). */
export const sendToTeammate = endpoint({
  name: 'sendToTeammate',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/relay/secure/MCSFE_transferToTeammate',
  token: 'required',
  sealed: true,
  money: 'team',
  assumed: true,
  request: v.strictObject({
    requestNo,
    /** Who receives it, by id. */
    to: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    amount: money,
    paymentPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  }),
  reply: v.object({ reference: v.string() }),
})

/** What was sent and received, the newest first; of what the member has sent also what was refused. */
export const listTeamTransfers = endpoint({
  name: 'listTeamTransfers',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/team/transfers',
  token: 'required',
  assumed: true,
  request: v.strictObject({ direction: v.optional(v.picklist(['in', 'out'])), ...page }),
  reply: v.object({
    list: v.array(
      v.object({
        /** Empty where nothing was moved. */
        reference: text,
        direction: v.picklist(['in', 'out']),
        state: v.picklist(['done', 'refused', 'pending']),
        /** Why, where it was refused. */
        message: text,
        amount: money,
        time: instant,
        /** The other side, and what it was to the member then; `null` for nobody whom the platform knows. */
        teammate: v.nullish(v.object({ ...teammate.entries, relation: v.picklist(['upline', 'downline']) }), null),
      }),
    ),
    total: count,
  }),
})
