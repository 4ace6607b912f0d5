import { useLingui } from '@lingui/react/macro'
import { FittingAmount } from '../../../../parts/money/fitting-amount/fitting-amount.tsx'
import { bonusOf, shareOf } from '../../../../rules/money/deposit.ts'
import type { BonusOffer } from '../../../../state/money/deposits.ts'
import { Bill } from '../../../../ui/layout/bill.tsx'

interface ReceivesProps {
  /** Minor units; `null` while none is typed. */
  readonly amount: bigint | null
  readonly feeRate: bigint
  readonly bonus: BonusOffer | null
  /** What is sent in coins, such as `52.35 USDT`; `null` where it is not, or nobody knows before. */
  readonly coins: string | null
}

/** What a deposit comes to as it is typed, to the last unit what the platform works out. */
export function Receives({ amount, feeRate, bonus, coins }: ReceivesProps) {
  const { t } = useLingui()
  const fee = amount === null ? null : shareOf(amount, feeRate)
  const more = amount === null || bonus === null ? null : bonusOf(amount, bonus)
  const say = (minor: bigint | null) => (minor === null ? '–' : <FittingAmount minor={minor} room={11} />)
  return (
    <Bill
      lines={[
        { name: t`You pay`, value: say(amount) },
        ...(coins === null ? [] : [{ name: t`You send about`, value: coins }]),
        { name: t`Fee`, value: say(fee) },
        ...(more ? [{ name: t`Bonus`, value: say(more.amount), minor: true }] : []),
        {
          name: t`You receive`,
          value: say(amount === null || fee === null ? null : amount - fee + (more?.amount ?? 0n)),
        },
      ]}
    />
  )
}
