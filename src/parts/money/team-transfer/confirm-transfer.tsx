import { Trans, useLingui } from '@lingui/react/macro'
import { PaymentConfirm } from '../money-form/payment-confirm.tsx'
import { useFormatMoney } from '../money-form/use-format-money.ts'
import type { Teammate } from '../../../state/team/team.ts'
import type { Way } from './way-choice.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Amount } from '../../../ui/layout/amount.tsx'
import { Fact } from '../../../ui/layout/fact.tsx'

/** A transfer as the form asks for it; the amount in minor units. */
export interface Order {
  readonly receiver: Teammate
  readonly relation: Way
  readonly amount: bigint
}

interface ConfirmTransferProps {
  readonly order: Order
  /** What has changed since, so that it would be refused. */
  readonly problem: string | undefined
  /** Sends it. Throws Failure where nothing was moved. */
  readonly onConfirm: (order: Order, paymentPassword: string, again: boolean) => Promise<'duplicate' | 'over'>
  readonly onCancel: () => void
}

/** Who receives it and how much, once more: nobody can bring it back. */
export function ConfirmTransfer({ order, problem, onConfirm, onCancel }: ConfirmTransferProps) {
  const { t } = useLingui()
  const say = useFormatMoney()
  const { receiver, relation, amount } = order
  const { nickname, username } = receiver
  return (
    <PaymentConfirm
      title={t`Check your transfer`}
      facts={
        <>
          <Fact name={relation === 'upline' ? t`To your upline` : t`To your downline`}>
            <Text as="bdi" weight="bold" breaks>
              {nickname || username}
            </Text>
            {nickname && nickname !== username && (
              <Text as="div" size="s" weight="regular" tone="muted">
                <bdi>{username}</bdi>
              </Text>
            )}
          </Fact>
          <Fact name={t`Amount`}>
            <Amount size="l">{say(amount)}</Amount>
          </Fact>
        </>
      }
      note={<Trans>The recipient receives it immediately. It cannot be cancelled.</Trans>}
      duplicate={<Trans>You made the same transfer a moment ago. Confirm again to repeat it.</Trans>}
      problem={problem}
      action={t({ message: 'Send', context: 'money' })}
      actionAgain={t`Send again`}
      onConfirm={(paymentPassword, again) => onConfirm(order, paymentPassword, again)}
      onCancel={onCancel}
    />
  )
}
