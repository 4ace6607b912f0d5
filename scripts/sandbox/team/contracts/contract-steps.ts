/** Brings contracts from one state to the next, by the rules alone, and tells the other side. */
import { endedByAccepting, type EndReason, type IsBelow } from '../../../../src/rules/team/contract-book.ts'
import {
  takeStep,
  type ContractParty,
  type ContractStep,
  type StepRefusal,
} from '../../../../src/rules/team/contract-state.ts'
import { periodAt } from '../../../../src/rules/team/settlement-spans.ts'
import { CONTRACT_NEWS } from '../../../../src/rules/messages/notification-kinds.ts'
import { Refused } from '../../answers.ts'
import type { Services } from '../../context.ts'
import type { ContractLetter } from '../../seeds/letters.ts'
import type { Contract } from '../../store/team/contracts.ts'
import { settleContract, zoneOf } from './settlement.ts'

type Stepping = Pick<Services, 'store' | 'now' | 'merchants'>

/** What a refused step is told (spec: not shown). */
const REFUSALS: Readonly<Record<StepRefusal, string>> = {
  closed: 'contract is closed',
  'accepted-already': 'contract is accepted already',
  'not-your-step': 'contract step is not yours',
}

/** What the other side is written about a step. */
const LETTERS = {
  accept: 'contract-accepted',
  decline: 'contract-declined',
  terminate: 'contract-terminated',
} as const satisfies Readonly<Record<ContractStep, ContractLetter>>

/** Whether one member stands below another, by the tree. */
export const isBelowBy =
  ({ store }: Pick<Stepping, 'store'>): IsBelow =>
  (member, above) =>
    store.tree.above(member).includes(above)

/** Tells a member of a contract: by a message, and at once where a page is open. */
export function tell(
  { store, now }: Stepping,
  member: string,
  kind: ContractLetter,
  { id }: Pick<Contract, 'id'>,
): void {
  store.inbox.send(member, { kind, reference: id }, now())
  store.notifications.add(member, { kind: CONTRACT_NEWS, amount: 0n, reference: id }, now())
}

/**
 * Takes a step for a side of a contract, with all that it means for others.
 * @returns the contract as it is then
 * @throws Refused with the state that it is in
 */
export function stepContract(
  services: Stepping,
  contract: Contract,
  step: ContractStep,
  by: 'upline' | 'downline',
): Contract {
  const { store, now } = services
  const taken = takeStep(contract.state, step, by)
  if ('refused' in taken) throw new Refused(REFUSALS[taken.refused], { state: contract.state })
  const next =
    step === 'terminate'
      ? endContract(services, contract, by, null)
      : step === 'accept'
        ? acceptContract(services, contract)
        : keep(store, { ...contract, state: taken.state, answeredAt: now() })
  tell(services, by === 'upline' ? contract.downline : contract.upline, LETTERS[step], contract)
  return next
}

function acceptContract(services: Stepping, contract: Contract): Contract {
  const { store, now, merchants } = services
  const book = store.contracts.open(contract.merchant, contract.kind)
  for (const {
    contract: { id },
    reason,
  } of endedByAccepting(contract, book, isBelowBy(services))) {
    const other = store.contracts.one(id)
    if (!other) continue
    endContract(services, other, 'platform', reason)
    if (reason === 'replaced') continue
    for (const side of [other.upline, other.downline]) tell(services, side, 'contract-terminated', other)
  }
  const { endTime: dueAt } = periodAt(contract.period, zoneOf(merchants, contract), now())
  return keep(store, { ...contract, state: 'accepted', answeredAt: now(), settledUntil: now(), dueAt })
}

/** Ends a contract; what it has earned until now is settled. */
function endContract(services: Stepping, contract: Contract, by: ContractParty, reason: EndReason | null): Contract {
  const { store, now } = services
  settleContract(services, contract, now(), true)
  const ended = { endedAt: now(), endedBy: by, endReason: reason, settledUntil: null, dueAt: null }
  return keep(store, { ...contract, ...ended, state: 'terminated' })
}

function keep({ contracts }: Stepping['store'], contract: Contract): Contract {
  contracts.keep(contract)
  return contract
}
