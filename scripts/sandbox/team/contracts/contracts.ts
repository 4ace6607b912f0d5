/** Contracts of agents with the members below them (spec 5, "Contract states"). */
import { randomBytes } from 'node:crypto'
import type * as calls from '../../../../src/api/team/contracts.ts'
import { endedByAccepting, judgeOffer, type OfferRefusal } from '../../../../src/rules/team/contract-book.ts'
import type { ContractStep } from '../../../../src/rules/team/contract-state.ts'
import { byPeriod, measuredBy } from '../../../../src/rules/team/settlement-spans.ts'
import { dayIn, dayStart, monthStart } from '../../../../src/rules/records/zoned-days.ts'
import type { ContractKind, ContractTerms } from '../../../../src/rules/team/contract-terms.ts'
import { writeRate } from '../../../../src/rules/team/typed-rate.ts'
import { Refused } from '../../answers.ts'
import { signedIn, type Context } from '../../context.ts'
import type { Answers } from '../../contract.ts'
import { listed, matches, orRefuse, requireModule } from '../../handling.ts'
import type { Contract } from '../../store/team/contracts.ts'
import type { Teammate } from '../../store/team/teams.ts'
import { requireKind } from '../agent-policy.ts'
import { isBelowBy, stepContract, tell } from './contract-steps.ts'
import { MAX_TIERS, maxRate, readTerms, writeTerms } from './contract-terms.ts'
import { betsBySize, betsOf, figuresOf } from '../figures.ts'
import { shown, whoIs, writeContract } from './write-contract.ts'

/** What a refused offer is told (spec: not shown). */
const OFFER_REFUSALS: Readonly<Record<OfferRefusal, string>> = {
  'offer-open': 'contract offer is open',
  'rate-above-own': 'contract rate is above your own',
}

const process =
  (kind: ContractKind) =>
  ({ id, step }: { readonly id: string; readonly step: ContractStep }, context: Context) => {
    requireModule(context, 'AGENT_POLICY')
    return context.store.db.transaction(() => {
      const contract = sideOf(context, id, kind)
      return { state: stepContract(context, contract, step, whoIs(context, contract)).state }
    })
  }

export const contracts = {
  listContracts: ({ member, search = '', side, kind, state, ...page }, context) => {
    const all = ofMember(context).filter(matches({ kind, state }))
    const wanted = all.filter(
      (one) =>
        (side ?? whoIs(context, one)) === whoIs(context, one) && isWith(one, member) && isNamed(context, one, search),
    )
    return listed(wanted, page, (contract) => writeContract(contract, context))
  },

  getContract: ({ id }, context) => writeContract(sideOf(context, id), context),

  getContractBasis: ({ to, kind, period }, context) => {
    const { merchant, money, now } = context
    const { id } = downlineOf(context, to, kind)
    const zone = merchant.timeZone ?? 'UTC'
    const today = dayIn(zone, now())
    const month = { startTime: dayStart(zone, monthStart(today, -1)), endTime: dayStart(zone, monthStart(today)) }
    const bets = betsOf(context, id, month)
    const spans = kind === 'real-time-salary' ? [] : byPeriod(measuredBy({ kind, period }), zone, month, bets)
    return {
      maxRate: writeRate(maxRate(kind)),
      maxTiers: MAX_TIERS,
      current: inForce(context, kind, id),
      own: inForce(context, kind, signedIn(context).id),
      ...month,
      spans: spans.map(({ startTime, events }) => {
        const { validBet, netLoss, activeMembers } = figuresOf(events)
        return { startTime, validBet: money(validBet), netLoss: money(netLoss), activeMembers }
      }),
      bets:
        kind === 'real-time-salary' ? betsBySize(bets).map((bet) => ({ ...bet, validBet: money(bet.validBet) })) : [],
    }
  },

  previewContract: (said, context) => {
    const { offer, book } = judged(context, said.to, readTerms(context, said))
    return {
      ends: endedByAccepting(offer, book, isBelowBy(context)).flatMap(({ contract, reason }) => {
        const { id, state, upline, downline } = contract
        const sides = { upline: shown(context, upline), downline: shown(context, downline) }
        return [{ id, ...writeTerms(contract, context), state, ...sides, reason }]
      }),
    }
  },

  offerContract: (said, context) => {
    const { merchant, now, store } = context
    return store.db.transaction(() => {
      const { offer } = judged(context, said.to, readTerms(context, said))
      const id = `C${randomBytes(6).toString('hex').toUpperCase()}`
      const open = { answeredAt: null, endedAt: null, endedBy: null, endReason: null, settledUntil: null, dueAt: null }
      store.contracts.add({
        ...offer,
        id,
        merchant: merchant.merchantCode,
        state: 'offered',
        offeredAt: now(),
        ...open,
      })
      tell(context, offer.downline, 'contract-offered', { id })
      return { id }
    })
  },

  processDividend: process('dividend'),
  processDailySalary: process('daily-salary'),
  processHourlySalary: process('hourly-salary'),
  processRealTimeSalary: process('real-time-salary'),
} satisfies Answers<typeof calls>

const isWith = ({ upline, downline }: Pick<Contract, 'upline' | 'downline'>, member: string | undefined): boolean =>
  member === undefined || upline === member || downline === member

/** Whether the other side is called so. */
function isNamed(context: Context, contract: Contract, part: string): boolean {
  const { username, nickname } = shown(context, contract[whoIs(context, contract) === 'upline' ? 'downline' : 'upline'])
  return [username, nickname].some((name) => name.toLowerCase().includes(part.toLowerCase()))
}

function ofMember(context: Context): Contract[] {
  requireModule(context, 'AGENT_POLICY')
  return context.store.contracts.ofMember(signedIn(context).id)
}

/** A contract that whoever asks is a side of. @throws Refused for any other, whether there is one or not */
function sideOf(context: Context, id: string, kind?: ContractKind): Contract {
  const found = ofMember(context).find(matches({ id, kind }))
  return orRefuse(found, 'contract not found')
}

/** A member of the first line, whom a contract of a kind can be offered. @throws Refused for anybody else */
function downlineOf(context: Context, to: string, kind: ContractKind): Teammate {
  const { store } = context
  const { id } = requireKind(context, kind)
  if (!store.teams.isDownline(to, id)) throw new Refused('teammate not found', { field: 'to' })
  return shown(context, to)
}

/** What is to be offered, and the contracts of its kind. @throws Refused where it may not be */
function judged(context: Context, to: string, terms: ContractTerms) {
  const { store, merchant } = context
  const downline = downlineOf(context, to, terms.kind).id
  const offer = { ...terms, upline: signedIn(context).id, downline }
  const book = store.contracts.open(merchant.merchantCode, terms.kind)
  const refused = judgeOffer(offer, book, isBelowBy(context))
  const open = book.find((one) => one.downline === downline && one.state === 'offered')
  if (refused)
    throw new Refused(OFFER_REFUSALS[refused], refused === 'offer-open' ? { contract: open?.id } : { field: 'rate' })
  return { offer, book }
}

/** The contract of a kind that a member is paid by. */
function inForce(context: Context, kind: ContractKind, downline: string) {
  const { store, merchant } = context
  const found = store.contracts
    .open(merchant.merchantCode, kind)
    .find((one) => one.downline === downline && one.state === 'accepted')
  return found ? writeContract(found, context) : null
}
