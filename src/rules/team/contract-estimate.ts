/** What terms would have paid for what a team has come to already, tier by tier: whoever is about to offer them sees it first. */
import { payFor, payForBet, type Figures } from './contract-pay.ts'
import { tierFor, type ContractTerms, type Tier } from './contract-terms.ts'

/** How often a tier was the one that paid (of periods, days or hours; in real time of bets), and what that came to. */
interface EstimatedTier {
  readonly times: number
  readonly pays: bigint
}

export interface Estimate {
  /** As many as the terms have. */
  readonly tiers: readonly EstimatedTier[]
  readonly total: bigint
}

/** What a team has come to: by the stretches that tiers are measured by, or in real time by the sizes of bets. */
interface Known {
  readonly spans: readonly Figures[]
  readonly bets: readonly { readonly validBet: bigint; readonly won: boolean; readonly count: number }[]
}

/** Estimates terms on figures that are known. */
export function estimate({ kind, tiers }: Pick<ContractTerms, 'kind' | 'tiers'>, { spans, bets }: Known): Estimate {
  const reached = (figures: Figures): Tier | null => tierFor(tiers, figures)
  const paid =
    kind === 'real-time-salary'
      ? bets.map(({ validBet, won, count }) => ({
          tier: reached({ validBet, netLoss: 0n, activeMembers: 0 }),
          times: count,
          pays: payForBet(tiers, { validBet, result: won ? 1n : -1n }) * BigInt(count),
        }))
      : spans.map((figures) => ({ tier: reached(figures), times: 1, pays: payFor({ kind, tiers }, figures) }))
  const estimated = tiers.map((tier) => {
    const own = paid.filter((one) => one.tier === tier)
    return {
      times: own.reduce((sum, { times }) => sum + times, 0),
      pays: own.reduce((sum, { pays }) => sum + pays, 0n),
    }
  })
  return { tiers: estimated, total: estimated.reduce((sum, { pays }) => sum + pays, 0n) }
}
