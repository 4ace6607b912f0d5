/** The contracts that the seeded agents begin with, where a merchant's agents have them: one in force, one that waits. */
import { parseMoney } from '../../../../src/rules/money/money.ts'
import { RATE_DIGITS, type ContractTerms, type Tier } from '../../../../src/rules/team/contract-terms.ts'
import { periodAt } from '../../../../src/rules/team/settlement-spans.ts'
import { minorUnits, type MerchantSeed } from '../../site/merchant.ts'
import type { Store } from '../../store/store.ts'

const DAY_MS = 86_400_000

/** @param member the id of a seeded account */
export function seedContracts(
  store: Store,
  merchant: MerchantSeed,
  member: (kind: 'agent1' | 'agent2' | 'agent41') => string,
  now: number,
): void {
  const tier = (bet: number, percent: string, more: Partial<Tier> = {}): Tier => ({
    validBet: minorUnits(merchant, bet),
    netLoss: 0n,
    activeMembers: 0,
    rate: parseMoney(percent, RATE_DIGITS),
    lossRate: 0n,
    ...more,
  })
  const add = (id: string, to: 'agent2' | 'agent41', terms: ContractTerms, accepted: boolean): void =>
    store.contracts.add({
      ...terms,
      id: `${merchant.merchantCode}-${id}`,
      merchant: merchant.merchantCode,
      upline: member('agent1'),
      downline: member(to),
      state: accepted ? 'accepted' : 'offered',
      offeredAt: now - DAY_MS,
      answeredAt: accepted ? now : null,
      endedAt: null,
      endedBy: null,
      endReason: null,
      settledUntil: accepted ? now : null,
      dueAt: accepted ? periodAt(terms.period, merchant.timeZone ?? 'UTC', now).endTime : null,
    })
  const dividend = [tier(0, '5'), tier(10_000, '8', { activeMembers: 3 }), tier(100_000, '12', { activeMembers: 10 })]
  add('C1', 'agent2', { kind: 'dividend', period: 'monthly', tiers: dividend }, true)
  const salary = [tier(500, '0.2'), tier(5000, '0.4', { activeMembers: 5 })]
  add('C2', 'agent41', { kind: 'daily-salary', period: 'daily', tiers: salary }, false)
}
