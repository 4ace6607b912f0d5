/** For tests: tiers of a kind that are in order, from the smallest to the largest. */
import * as fc from 'fast-check'
import { TIER_FIELDS, type ContractKind, type Tier, type TierField } from '../rules/team/contract-terms.ts'

/** One that asks for nothing and pays nothing. */
export const NO_TIER: Tier = { validBet: 0n, netLoss: 0n, activeMembers: 0, rate: 0n, lossRate: 0n }

/** How much each tier asks for and pays beyond the one before. */
const step = fc.record({
  validBet: fc.bigInt(1n, 100_000n),
  netLoss: fc.bigInt(0n, 50_000n),
  activeMembers: fc.nat(20),
  rate: fc.bigInt(1n, 30_000n),
  lossRate: fc.bigInt(0n, 30_000n),
})

/** Tiers that the rules let through for a kind, of at most five tiers. */
export const tiersOf = (kind: ContractKind): fc.Arbitrary<Tier[]> =>
  fc.array(step, { minLength: 1, maxLength: 5 }).map((steps) => {
    let tier = NO_TIER
    const has = (field: TierField): boolean => TIER_FIELDS[kind].includes(field)
    return steps.map((more) => {
      tier = {
        validBet: tier.validBet + more.validBet,
        netLoss: has('netLoss') ? tier.netLoss + more.netLoss : 0n,
        activeMembers: has('activeMembers') ? tier.activeMembers + more.activeMembers : 0,
        rate: tier.rate + more.rate,
        lossRate: has('lossRate') ? tier.lossRate + more.lossRate : 0n,
      }
      return tier
    })
  })
