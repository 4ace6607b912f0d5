/** For tests in process: an agent, a member below, and the contracts between them. */
import * as v from 'valibot'
import { listContracts } from '../../../src/api/team/contracts.ts'
import { listSettlements } from '../../../src/api/team/settlements.ts'
import type { ContractStep } from '../../../src/rules/team/contract-state.ts'
import type { ContractKind } from '../../../src/rules/team/contract-terms.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import { credentials, hoasen, type Bench, type Heard } from './sandbox.ts'

/** Terms of each kind that the rules let through. */
export const TERMS = {
  dividend: { kind: 'dividend', period: 'weekly', tiers: [{ rate: '10' }] },
  'daily-salary': { kind: 'daily-salary', period: 'daily', tiers: [{ rate: '1' }] },
  'hourly-salary': { kind: 'hourly-salary', period: 'hourly', tiers: [{ rate: '1' }] },
  'real-time-salary': { kind: 'real-time-salary', period: 'five-minutes', tiers: [{ rate: '0.5', lossRate: '1' }] },
} as const satisfies Readonly<Record<ContractKind, object>>

const PROCESS = {
  dividend: 'processDividend',
  'daily-salary': 'processDailySalary',
  'hourly-salary': 'processHourlySalary',
  'real-time-salary': 'processRealTimeSalary',
} as const satisfies Readonly<Record<ContractKind, string>>

export interface Party {
  readonly id: string
  readonly username: string
  readonly token: string
}

export interface Pair {
  readonly upline: Party
  readonly downline: Party
  /** Offers a contract of a kind; returns its id. */
  readonly offer: (kind?: ContractKind) => Promise<string>
}

const party = v.object({ id: v.string(), username: v.string(), token: v.string() })

/** Makes somebody, below another where one is named. */
export async function makeParty(
  bench: Bench,
  merchant: MerchantSeed,
  kind: string,
  above?: Party,
  balance = '1000000',
): Promise<Party> {
  const said = { merchant: merchant.id, kind, token: true, balance }
  const made = v.parse(party, await bench.control('POST', '/sandbox/members', said))
  const place = { merchant: merchant.id, member: made.username, upline: above?.username }
  if (above) await bench.control('POST', '/sandbox/teams', place)
  return made
}

/** The same with a new session, for tests whose clock has gone on for longer than one lasts. */
export async function logInAgain(bench: Bench, who: Party): Promise<Party> {
  const { value } = await bench.call('login', { merchant: hoasen, ...credentials(who.username) })
  return { ...who, token: v.parse(v.object({ token: v.string() }), value).token }
}

/** Offers a contract. */
export const offer = (bench: Bench, from: Party, to: Party, terms: object, merchant = hoasen): Promise<Heard> =>
  bench.call('offerContract', { merchant, token: from.token, payload: { to: to.id, ...terms } })

/** Takes a step with a contract, by the call of its kind. */
export const take = (
  bench: Bench,
  { token }: Party,
  step: ContractStep,
  id: string,
  kind: ContractKind = 'dividend',
): Promise<Heard> => bench.call(PROCESS[kind], { merchant: hoasen, token, payload: { id, step } })

/** The contracts that somebody sees. */
export async function contractsOf(bench: Bench, { token }: Party) {
  const { value } = await bench.call('listContracts', { merchant: hoasen, token, payload: { pageNo: 1, pageSize: 50 } })
  return v.parse(listContracts.reply, value).list
}

/** What somebody's contracts have come to. */
export async function settlementsOf(bench: Bench, { token }: Party, said: object = {}) {
  const payload = { pageNo: 1, pageSize: 50, ...said }
  return v.parse(
    listSettlements.reply,
    (await bench.call('listSettlements', { merchant: hoasen, token, payload })).value,
  )
}

/** An agent and a member below. */
export async function makePair(bench: Bench, merchant: MerchantSeed = hoasen): Promise<Pair> {
  const upline = await makeParty(bench, merchant, 'agent2')
  const downline = await makeParty(bench, merchant, 'player', upline)
  return {
    upline,
    downline,
    offer: async (kind = 'dividend') =>
      v.parse(v.object({ id: v.string() }), (await offer(bench, upline, downline, TERMS[kind], merchant)).value).id,
  }
}
