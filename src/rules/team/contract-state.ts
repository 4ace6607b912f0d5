/**
 * The states of a contract between an upline and a downline, and who may bring it from one to the next (spec 5, "Contract
 * states": offered, accepted, declined, terminated; "A new request is accepted, rejected or terminated by the downline").
 * Spec: not shown whether an upline can end what was agreed on; it withdraws what nobody has answered, and no more.
 */

export const CONTRACT_STATES = ['offered', 'accepted', 'declined', 'terminated'] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

export const CONTRACT_STEPS = ['accept', 'decline', 'terminate'] as const
export type ContractStep = (typeof CONTRACT_STEPS)[number]

/** Who takes a step; the platform ends what another contract has replaced or ruled out. */
export type ContractParty = 'upline' | 'downline' | 'platform'

interface Transition {
  readonly to: ContractState
  readonly by: readonly ContractParty[]
}

/** Every transition that there is; what is not here is refused. */
const TRANSITIONS: Readonly<Record<ContractState, Readonly<Partial<Record<ContractStep, Transition>>>>> = {
  offered: {
    accept: { to: 'accepted', by: ['downline'] },
    decline: { to: 'declined', by: ['downline'] },
    terminate: { to: 'terminated', by: ['upline', 'downline', 'platform'] },
  },
  accepted: {
    terminate: { to: 'terminated', by: ['downline', 'platform'] },
  },
  declined: {},
  terminated: {},
}

/** Why a step is refused: it is over, it is agreed on already, or it is for the other side to take. */
export type StepRefusal = 'closed' | 'accepted-already' | 'not-your-step'

/** Where a step leads, or why it is refused. */
export type StepTaken = { readonly state: ContractState } | { readonly refused: StepRefusal }

/** Takes a step. */
export function takeStep(state: ContractState, step: ContractStep, by: ContractParty): StepTaken {
  const transition = TRANSITIONS[state][step]
  if (transition) return transition.by.includes(by) ? { state: transition.to } : { refused: 'not-your-step' }
  return { refused: isOpen(state) ? 'accepted-already' : 'closed' }
}

/** The steps that somebody may take, for what is shown beside a contract. */
export const stepsFor = (state: ContractState, by: ContractParty): ContractStep[] =>
  CONTRACT_STEPS.filter((step) => TRANSITIONS[state][step]?.by.includes(by))

/** Whether a contract still binds or may come to. */
export const isOpen = (state: ContractState): boolean => state === 'offered' || state === 'accepted'
