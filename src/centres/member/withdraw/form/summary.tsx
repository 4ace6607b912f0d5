import { Trans, useLingui } from '@lingui/react/macro'
import { PaymentConfirm } from '../../../../parts/money/money-form/payment-confirm.tsx'
import { useFormatMoney } from '../../../../parts/money/money-form/use-format-money.ts'
import type { PayoutAccount } from '../../../../state/money/payout-accounts.ts'
import { Text } from '../../../../ui/layout/text.tsx'
import { Amount } from '../../../../ui/layout/amount.tsx'
import { Fact } from '../../../../ui/layout/fact.tsx'

/** A withdrawal as the form asks for it; amounts in minor units. */
export interface Order {
  readonly account: PayoutAccount
  readonly amount: bigint
  readonly fee: bigint
}

interface SummaryProps {
  readonly order: Order
  /** Sends it. Throws Failure where nothing was moved. */
  readonly onConfirm: (order: Order, paymentPassword: string, again: boolean) => Promise<'duplicate' | 'over'>
  readonly onCancel: () => void
}

/** All of a withdrawal before it is sent, and the payment password that sends it. */
export function Summary({ order, onConfirm, onCancel }: SummaryProps) {
  const { t } = useLingui()
  const say = useFormatMoney()
  const { account, amount, fee } = order
  return (
    <PaymentConfirm
      title={t`Check your withdrawal`}
      facts={
        <>
          <Fact name={t({ message: 'To', context: 'an account that is paid into' })}>
            <bdi>{account.name}</bdi>{' '}
            <Text as="bdi" figures whole>
              {account.number}
            </Text>
            {account.holder && (
              <Text as="div" size="s" weight="regular" tone="muted">
                <bdi>{account.holder}</bdi>
              </Text>
            )}
          </Fact>
          <Fact name={t`Amount`}>{say(amount)}</Fact>
          <Fact name={t`Fee`}>{say(fee)}</Fact>
          <Fact name={t`You receive`}>
            <Amount size="l">{say(amount - fee)}</Amount>
          </Fact>
        </>
      }
      note={<Trans>A withdrawal can’t be cancelled.</Trans>}
      duplicate={<Trans>You made the same request a moment ago. Confirm again to withdraw a second time.</Trans>}
      action={t`Withdraw`}
      actionAgain={t`Withdraw again`}
      onConfirm={(paymentPassword, again) => onConfirm(order, paymentPassword, again)}
      onCancel={onCancel}
    />
  )
}
