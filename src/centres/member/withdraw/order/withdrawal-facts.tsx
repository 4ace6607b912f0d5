import { Plural, useLingui } from '@lingui/react/macro'
import { Reference } from '../../../../parts/site/failure-notice/reference.tsx'
import { useFormatMoney } from '../../../../parts/money/money-form/use-format-money.ts'
import { Moment } from '../../../../parts/site/merchant-clock/moment.tsx'
import type { WithdrawalDetail } from '../../../../state/money/withdrawals.ts'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { Fact } from '../../../../ui/layout/fact.tsx'

/** What a withdrawal is, to the last unit (spec 3, "Withdrawal confirmation": received amount, remaining amount). */
export function WithdrawalFacts({ withdrawal }: { readonly withdrawal: WithdrawalDetail }) {
  const { t } = useLingui()
  const say = useFormatMoney()
  const { amount, fee, paid, received, remaining, account, holder, at, reference, note, proofs, confirmedBy } =
    withdrawal
  const by =
    confirmedBy === 'member'
      ? t`By you`
      : confirmedBy === 'time'
        ? t`Automatically, after the time limit`
        : confirmedBy === 'operator'
          ? t`By customer service`
          : ''
  return (
    <>
      <Panel as="div" inset="lines">
        <Facts layout="lines">
          <Fact name={t`Amount`}>{say(amount)}</Fact>
          <Fact name={t`Fee`}>{say(fee)}</Fact>
          <Fact name={t`You receive`}>{say(amount - fee)}</Fact>
          {paid > 0n && <Fact name={t`Paid out`}>{say(paid)}</Fact>}
          {received > 0n && <Fact name={t`Received so far`}>{say(received)}</Fact>}
          {received > 0n && remaining > 0n && <Fact name={t`Remaining`}>{say(remaining)}</Fact>}
          <Fact name={t({ message: 'To', context: 'an account that is paid into' })}>
            <bdi>{account.name}</bdi>
            <Text as="bdi" figures whole>
              {account.number}
            </Text>
            {holder && (
              <Text as="div" size="s" weight="regular" tone="muted">
                <bdi>{holder}</bdi>
              </Text>
            )}
          </Fact>
          <Fact name={t`Requested on`}>
            <Moment at={at} />
          </Fact>
          {by && <Fact name={t`Confirmed`}>{by}</Fact>}
          {note && (
            <Fact name={t`Your note`}>
              <bdi>{note}</bdi>
            </Fact>
          )}
          {proofs > 0 && (
            <Fact name={t`Your pictures`}>
              <Plural value={proofs} one="# picture sent" other="# pictures sent" />
            </Fact>
          )}
        </Facts>
      </Panel>
      <div>
        <Reference text={reference} />
      </div>
    </>
  )
}
