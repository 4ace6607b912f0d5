import { useLingui } from '@lingui/react/macro'
import { useFormatPlain } from '../../../../parts/money/money-form/use-format-money.ts'
import { bonusOf, shareOf } from '../../../../rules/money/deposit.ts'
import type { BonusOffer, DepositChannel } from '../../../../state/money/deposits.ts'
import { Bill } from '../../../../ui/layout/bill.tsx'
import { useChannelTerms } from './use-channel-terms.ts'

interface ReceivesProps {
  /** Minor units; `null` while none is typed. */
  readonly amount: bigint | null
  readonly channel: DepositChannel
  /** What the day still allows, in minor units; `null` where nothing bounds it. */
  readonly left: bigint | null
  readonly bonus: BonusOffer | null
  /** What is sent in coins, such as `52.35 USDT`; `null` where it is not, or nobody knows before. */
  readonly coins: string | null
}

/** What a deposit comes to as it is typed, to the last unit what the platform works out; before that, the terms of how it is paid. */
export function Receives({ amount, channel, left, bonus, coins }: ReceivesProps) {
  const { t } = useLingui()
  const say = useFormatPlain()
  const terms = useChannelTerms()(channel, left)
  if (amount === null) return <Terms channel={channel} {...terms} />
  const fee = shareOf(amount, channel.feeRate)
  const more = bonus && bonusOf(amount, bonus)
  return (
    <Bill
      lines={[
        { name: t`You pay`, value: say(amount) },
        ...(coins === null ? [] : [{ name: t`You send about`, value: coins }]),
        { name: t`Fee`, value: fee === 0n ? terms.noFee : say(fee) },
        { name: t`Bonus`, value: more ? say(more.amount) : t({ message: 'None', context: 'no bonus' }) },
        { name: t`You play with`, value: say(amount - fee + (more?.amount ?? 0n)) },
      ]}
    />
  )
}

/** They stand at the way to pay, too, so that a bar has no room for them. */
function Terms({
  channel,
  time,
  bounds,
  fee,
}: Pick<ReceivesProps, 'channel'> & ReturnType<ReturnType<typeof useChannelTerms>>) {
  const { t } = useLingui()
  const lines = [
    { name: t`Payment method`, value: <bdi>{channel.name}</bdi> },
    { name: t`Limits`, value: bounds },
    { name: t`Fee`, value: fee },
    { name: t`Processing time`, value: time },
  ]
  return (
    <Bill sum={false} lines={lines.filter(({ value }) => value !== '').map((line) => ({ ...line, minor: true }))} />
  )
}
