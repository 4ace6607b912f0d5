/**
 * Contracts between an agent and the members below (spec 3, "Contracts"; spec 5, "Contract states"). The four calls that answer a
 * request are named by the specification (spec 7, "Relay"); their fields, and all other calls, are not shown.
 */
import * as v from 'valibot'
import { CONTRACT_STATES, CONTRACT_STEPS } from '../../rules/team/contract-state.ts'
import { CONTRACT_KINDS, CONTRACT_PERIODS } from '../../rules/team/contract-terms.ts'
import { count, decimal, instant, money, rate, word } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'
import { memberId, pageOf, teammate } from './shared.ts'

const kind = v.picklist(CONTRACT_KINDS)
const period = v.picklist(CONTRACT_PERIODS)
const side = v.picklist(['upline', 'downline'])

/** What a tier asks for and pays; which of these a kind has stands in `TIER_FIELDS` of `rules/team/contract-terms.ts`. */
const tier = {
  validBet: v.optional(decimal, '0'),
  netLoss: v.optional(decimal, '0'),
  activeMembers: v.optional(count, 0),
  rate: v.optional(rate, '0'),
  lossRate: v.optional(rate, '0'),
}
const terms = { kind, period, tiers: v.array(v.object({ ...tier, validBet: money, netLoss: money })) }

const contract = v.object({
  id: v.string(),
  ...terms,
  state: word(CONTRACT_STATES),
  /** What whoever asks is to it. */
  side,
  /** The steps that whoever asks may take now. */
  steps: v.array(word(CONTRACT_STEPS)),
  upline: teammate,
  downline: teammate,
  offeredAt: instant,
  /** When it was accepted or declined; `null` before. */
  answeredAt: v.nullish(instant, null),
  /** When it was terminated, by whom, and, where the platform did it, what for; `null` before. */
  endedAt: v.nullish(instant, null),
  endedBy: v.nullish(word(['upline', 'downline', 'platform']), null),
  endReason: v.nullish(word(['replaced', 'higher-rate']), null),
  /** When it is settled next; `null` while it is not in force. */
  nextSettlement: v.nullish(instant, null),
})

/** The contracts that whoever asks has made or was offered, the newest first; the history of all that there were. */
export const listContracts = endpoint({
  name: 'listContracts',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/contracts',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    kind: v.optional(kind),
    state: v.optional(v.picklist(CONTRACT_STATES)),
    side: v.optional(side),
    /** The other side, by id. */
    member: v.optional(memberId),
    /** A part of the other side's username or nickname, in any case. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
    ...pageOf(50),
  }),
  reply: v.object({ list: v.array(contract), total: count }),
})

/** One of them. Refused with `contract not found` to whoever is no side of it. */
export const getContract = endpoint({
  name: 'getContract',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/contract',
  token: 'required',
  assumed: true,
  request: v.strictObject({ id: memberId }),
  reply: contract,
})

/** What a contract with a member may say, and what the same terms would have been measured by last month: for the calculator. */
export const getContractBasis = endpoint({
  name: 'getContractBasis',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/contract/basis',
  token: 'required',
  assumed: true,
  request: v.strictObject({ to: memberId, kind, period }),
  reply: v.object({
    /** The highest rate and the most tiers that the platform lets a contract have. */
    maxRate: rate,
    maxTiers: count,
    /** What is agreed on with the member already, and what the asker has of the kind from above; `null` for nothing. */
    current: v.nullish(contract, null),
    own: v.nullish(contract, null),
    /** Last month by the merchant's clock. */
    startTime: instant,
    endTime: instant,
    /** Its periods, days or hours in which somebody of the member's team has bet; none in real time. */
    spans: v.array(v.object({ startTime: instant, validBet: money, netLoss: money, activeMembers: count })),
    /** In real time, its bets: how many there were of one size that ended in one way. */
    bets: v.array(v.object({ validBet: money, won: v.boolean(), count })),
  }),
})

const offer = v.strictObject({
  to: memberId,
  kind,
  period,
  tiers: v.pipe(v.array(v.strictObject(tier)), v.maxLength(50)),
})

/** What would end if an offer were accepted; refused with what the offer itself would be refused with. */
export const previewContract = endpoint({
  name: 'previewContract',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/agent/contract/preview',
  token: 'required',
  assumed: true,
  request: offer,
  reply: v.object({
    ends: v.array(
      v.object({
        id: v.string(),
        ...terms,
        state: word(CONTRACT_STATES),
        upline: teammate,
        downline: teammate,
        reason: word(['replaced', 'higher-rate']),
      }),
    ),
  }),
})

/**
 * Offers a contract to a member of the first line. Refused with `teammate not found`, `contract offer is open` (`value.contract`:
 * which), `contract rate is above your own`, `contract terms are not valid` (`value.tier`, `value.field`).
 */
export const offerContract = endpoint({
  name: 'offerContract',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/agent/contract',
  token: 'required',
  assumed: true,
  request: offer,
  reply: v.object({ id: v.string() }),
})

/**
 * Takes a step with a contract of one kind: accept, decline, terminate. Refused with `contract not found`, `contract is closed`,
 * `contract is accepted already` and `contract step is not yours`, each but the first with `value.state`, as it is now.
 */
const process = {
  module: 'WALLET',
  method: 'POST',
  token: 'required',
  assumed: true,
  request: v.strictObject({ id: memberId, step: v.picklist(CONTRACT_STEPS) }),
  reply: v.object({ state: word(CONTRACT_STATES) }),
} as const

export const processDividend = endpoint({
  ...process,
  name: 'processDividend',
  path: '/wps/relay/MCS2_processDividendReq',
})

export const processDailySalary = endpoint({
  ...process,
  name: 'processDailySalary',
  path: '/wps/relay/MCS2_processDailySalContract',
})

export const processHourlySalary = endpoint({
  ...process,
  name: 'processHourlySalary',
  path: '/wps/relay/MCS2_processContractHourSalary',
})

export const processRealTimeSalary = endpoint({
  ...process,
  name: 'processRealTimeSalary',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
})
