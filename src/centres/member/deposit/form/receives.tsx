import { useLingui } from '@lingui/react/macro'
import { bonusOf, shareOf } from '../../../../rules/money/deposit.ts'
import type { BonusOffer } from '../../../../state/money/deposits.ts'
import { Amount } from '../../../../ui/layout/amount.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { Fact } from '../../../../ui/layout/fact.tsx'

interface ReceivesProps {
  /** Minor units; `null` while none is typed. */
  readonly amount: bigint | null
  readonly feeRate: bigint
  readonly bonus: BonusOffer | null
  /** What is sent in coins, such as `52.35 USDT`; `null` where it is not, or nobody knows before. */
  readonly coins: string | null
  readonly say: (minor: bigint) => string
}

/** What a deposit brings as it is typed, to the last unit what the platform works out. */
export function Receives({ amount, feeRate, bonus, coins, say }: ReceivesProps) {
  const { t } = useLingui()
  const fee = amount === null ? null : shareOf(amount, feeRate)
  const more = amount === null || bonus === null ? null : bonusOf(amount, bonus)
  return (
    <Facts layout="costs">
      <Fact name={t`Fee`}>{fee === null ? '–' : say(fee)}</Fact>
      {coins !== null && <Fact name={t`You send about`}>{coins}</Fact>}
      {more && <Fact name={t`Bonus`}>{say(more.amount)}</Fact>}
      <Fact name={t`You receive`}>
        <Amount size="l">{amount === null || fee === null ? '–' : say(amount - fee + (more?.amount ?? 0n))}</Amount>
      </Fact>
    </Facts>
  )
}
