/**
 * Offering contracts and answering them: each call is sent once. Where its answer is lost it is looked what the contract is now,
 * so that both sides agree; what somebody else has done meanwhile is told as it was refused.
 */
import type { QueryClient } from '@tanstack/react-query'
import { atom, type Getter } from 'jotai'
import {
  getContract,
  listContracts,
  offerContract,
  previewContract,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
} from '../../api/team/contracts.ts'
import { inMinorUnits } from '../../api/minor-units.ts'
import type { Gateway } from '../../api/transport/gateway.ts'
import { Refusal } from '../../rules/failure.ts'
import { mayHaveHappened } from '../../rules/money/ambiguous-outcome.ts'
import type { ContractState, ContractStep } from '../../rules/team/contract-state.ts'
import type { ContractKind, ContractTerms, Tier } from '../../rules/team/contract-terms.ts'
import { gatewayAtom } from '../gateway.ts'
import { brandAtom } from '../site/brand.ts'
import { readTerms, refreshContracts, writeTiers, type Contract } from './contracts.ts'

/** The call that takes a step with a contract of each kind (spec 7, "Relay"). */
const PROCESS = {
  dividend: processDividend,
  'daily-salary': processDailySalary,
  'hourly-salary': processHourlySalary,
  'real-time-salary': processRealTimeSalary,
} as const satisfies Readonly<Record<ContractKind, object>>

/** Where each step leads. */
const LEADS_TO: Readonly<Record<ContractStep, ContractState>> = {
  accept: 'accepted',
  decline: 'declined',
  terminate: 'terminated',
}

interface Step {
  readonly contract: Pick<Contract, 'id' | 'kind'>
  readonly step: ContractStep
}

/** Takes a step with a contract, once. @throws Failure where it was not taken, or where that cannot be found out */
export const takeContractStepAtom = atom(
  null,
  async (get, _set, { contract: { id, kind }, step }: Step, queries: QueryClient): Promise<void> => {
    const gateway = get(gatewayAtom)
    try {
      await gateway(PROCESS[kind], { id, step })
    } catch (error) {
      // Taken already, as by this very step on its way before: its answer was lost, or it was pressed in another tab.
      const state = stateIn(error) ?? (mayHaveHappened(error) ? await stateOf(gateway, id) : null)
      if (state !== LEADS_TO[step]) throw error
    } finally {
      refreshContracts(queries)
    }
  },
)

/** The state that a refused step says that the contract is in. */
function stateIn(error: unknown): unknown {
  if (!(error instanceof Refusal)) return null
  const { value } = error
  return typeof value === 'object' && value !== null && 'state' in value ? value.state : null
}

/** What a contract is by now; `null` where that can't be asked either. */
const stateOf = async (gateway: Gateway, id: string): Promise<string | null> =>
  gateway(getContract, { id }).then(
    ({ state }) => state,
    () => null,
  )

/** What is offered to whom. */
export interface Offer extends ContractTerms {
  /** The id of a member of the first line. */
  readonly to: string
  /** The contract that was in force when this was written; `null` for none. */
  readonly replaces: string | null
}

const requestOf = (get: Getter, { to, kind, period, tiers }: Offer) => ({
  to,
  kind,
  period,
  tiers: writeTiers({ tiers }, get(brandAtom).currency.digits),
})

/** A contract that would end, and why. */
export type Ending = Pick<Contract, 'id' | 'kind' | 'tiers' | 'state' | 'upline' | 'downline'> & {
  readonly reason: 'replaced' | 'higher-rate' | 'unknown'
}

/** Which contracts would end if an offer were accepted. @throws Failure with what the offer itself would be refused with */
export const previewContractAtom = atom(null, async (get, _set, offer: Offer): Promise<readonly Ending[]> => {
  const reply = await get(gatewayAtom)(previewContract, requestOf(get, offer))
  return inMinorUnits(previewContract, reply, get(brandAtom).currency.digits).ends.map(readTerms)
})

/** Offers a contract, once. @throws Failure where none was offered, or where that cannot be found out */
export const offerContractAtom = atom(
  null,
  async (get, _set, offer: Offer, queries: QueryClient): Promise<{ readonly id: string }> => {
    const gateway = get(gatewayAtom)
    try {
      return await gateway(offerContract, requestOf(get, offer))
    } catch (error) {
      // One that waits already may be this very one, of which the answer was lost.
      const isOpen = error instanceof Refusal && /contract offer is open/.test(error.serverMessage)
      const made = isOpen || mayHaveHappened(error) ? await findOffer(get, gateway, offer) : null
      if (made === null) throw error
      return made
    } finally {
      refreshContracts(queries)
    }
  },
)

/**
 * The newest contract with the member, where it says the same and is no older one: it is this offer, which may have been accepted
 * already. `null` for none, or where that can't be asked.
 */
async function findOffer(get: Getter, gateway: Gateway, offer: Offer): Promise<{ readonly id: string } | null> {
  const { digits } = get(brandAtom).currency
  const asked = { kind: offer.kind, side: 'upline', member: offer.to, pageNo: 1, pageSize: 1 } as const
  const reply = await gateway(listContracts, asked).catch(() => null)
  const newest = reply && inMinorUnits(listContracts, reply, digits).list.map(readTerms)[0]
  const isOpen = newest?.state === 'offered' || (newest?.state === 'accepted' && newest.id !== offer.replaces)
  return newest && isOpen && saysTheSame(newest, offer) ? { id: newest.id } : null
}

function saysTheSame(
  one: Pick<ContractTerms, 'period' | 'tiers'>,
  other: Pick<ContractTerms, 'period' | 'tiers'>,
): boolean {
  const isAlike = (tier: Tier, index: number): boolean => {
    const theirs = other.tiers[index]
    return theirs !== undefined && (Object.keys(tier) as (keyof Tier)[]).every((field) => tier[field] === theirs[field])
  }
  return one.period === other.period && one.tiers.length === other.tiers.length && one.tiers.every(isAlike)
}
