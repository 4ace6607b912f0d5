/** Contracts and what they come to, as they go over the wire to one of their two sides. */
import { stepsFor } from '../../../../src/rules/team/contract-state.ts'
import { signedIn, type Context } from '../../context.ts'
import type { Contract, Settlement } from '../../store/team/contracts.ts'
import type { Teammate } from '../../store/team/teams.ts'
import { writeTerms } from './contract-terms.ts'

/** What whoever asks is to a contract. */
export const whoIs = (context: Context, { upline }: Pick<Contract, 'upline'>) =>
  upline === signedIn(context).id ? 'upline' : 'downline'

/** Somebody of the team as others see them. */
export function shown({ store }: Context, id: string): Teammate {
  const { username = '', nickname = '' } = store.members.byId(id) ?? {}
  return { id, username, nickname }
}

export function writeContract(contract: Contract, context: Context) {
  const { id, state, offeredAt, answeredAt, endedAt, endedBy, endReason, dueAt } = contract
  const side = whoIs(context, contract)
  return {
    id,
    ...writeTerms(contract, context),
    state,
    side,
    steps: stepsFor(state, side),
    upline: shown(context, contract.upline),
    downline: shown(context, contract.downline),
    offeredAt,
    answeredAt,
    endedAt,
    endedBy,
    endReason,
    nextSettlement: dueAt,
  } as const
}

export function writeSettlement(settlement: Settlement, context: Context) {
  const { upline, downline, validBet, netLoss, amount, at, ...rest } = settlement
  const side = whoIs(context, settlement)
  const { money } = context
  const teammate = shown(context, side === 'upline' ? downline : upline)
  return {
    ...rest,
    side,
    teammate,
    validBet: money(validBet),
    netLoss: money(netLoss),
    amount: money(amount),
    time: at,
  } as const
}
