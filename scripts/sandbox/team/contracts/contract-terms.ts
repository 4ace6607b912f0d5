/** Terms of contracts: as they come over the wire, as they go over it, and what a merchant lets them say. */
import type { InferOutput } from 'valibot'
import type { offerContract } from '../../../../src/api/team/contracts.ts'
import { parseMoney } from '../../../../src/rules/money/money.ts'
import {
  judgeTerms,
  RATE_DIGITS,
  type ContractKind,
  type ContractTerms,
  type Rate,
} from '../../../../src/rules/team/contract-terms.ts'
import { writeRate } from '../../../../src/rules/team/typed-rate.ts'
import { Refused } from '../../answers.ts'
import type { Context } from '../../context.ts'
import { readAmount } from '../../money/read-amount.ts'

/** The highest rate of each kind, in percent; the most tiers. Spec: not shown. */
const MAX_PERCENT: Readonly<Record<ContractKind, string>> = {
  dividend: '50',
  'daily-salary': '3',
  'hourly-salary': '3',
  'real-time-salary': '3',
}
export const MAX_TIERS = 10

export const maxRate = (kind: ContractKind): Rate => parseMoney(MAX_PERCENT[kind], RATE_DIGITS)

/** Reads the terms of an offer. @throws Refused where a tier, or a field of it, is not as it has to be */
export function readTerms(
  context: Context,
  { kind, period, tiers }: InferOutput<typeof offerContract.request>,
): ContractTerms {
  const terms: ContractTerms = {
    kind,
    period,
    tiers: tiers.map(({ validBet, netLoss, activeMembers, rate, lossRate }) => ({
      validBet: readAmount(context, validBet, 'validBet'),
      netLoss: readAmount(context, netLoss, 'netLoss'),
      activeMembers,
      rate: parseMoney(rate, RATE_DIGITS),
      lossRate: parseMoney(lossRate, RATE_DIGITS),
    })),
  }
  const wrong = judgeTerms(terms, { maxRate: maxRate(kind), maxTiers: MAX_TIERS })
  if (wrong) throw new Refused('contract terms are not valid', wrong)
  return terms
}

/** As they go over the wire. */
export const writeTerms = ({ kind, period, tiers }: ContractTerms, { money }: Context) => ({
  kind,
  period,
  tiers: tiers.map(({ validBet, netLoss, activeMembers, rate, lossRate }) => ({
    validBet: money(validBet),
    netLoss: money(netLoss),
    activeMembers,
    rate: writeRate(rate),
    lossRate: writeRate(lossRate),
  })),
})
