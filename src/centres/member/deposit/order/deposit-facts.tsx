import { Plural, useLingui } from '@lingui/react/macro'
import { Reference } from '../../../../parts/site/failure-notice/reference.tsx'
import { MerchantClock } from '../../../../parts/site/merchant-clock/merchant-clock.tsx'
import { Moment } from '../../../../parts/site/merchant-clock/moment.tsx'
import { isOpenDeposit } from '../../../../rules/money/deposit.ts'
import type { DepositOrder } from '../../../../state/money/deposits.ts'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { Fact } from '../../../../ui/layout/fact.tsx'

interface DepositFactsProps {
  readonly order: DepositOrder
  readonly say: (minor: bigint) => string
}

/** What a deposit is, to the last unit. */
export function DepositFacts({ order, say }: DepositFactsProps) {
  const { t } = useLingui()
  const { channelName, fee, credited, at, reference, slips, state } = order
  // What has failed brings nothing.
  const brings = isOpenDeposit(state) || state === 'credited'
  const bonus = brings ? order.bonus : null
  return (
    <>
      <Panel as="div" inset="lines">
        <Facts layout="lines">
          <Fact name={t`Payment service`}>
            <bdi>{channelName}</bdi>
          </Fact>
          {brings && (
            <>
              <Fact name={t`Fee`}>{say(fee)}</Fact>
              <Fact name={t`To your wallet`}>{say(credited)}</Fact>
            </>
          )}
          {bonus && (
            <>
              <Fact name={t`Bonus`}>
                <bdi>{bonus.name}</bdi> {say(bonus.amount)}
              </Fact>
              <Fact name={t`Wagering requirement`}>{say(bonus.turnover)}</Fact>
            </>
          )}
          {slips > 0 && (
            <Fact name={t`Your pictures`}>
              <Plural value={slips} one="# picture sent" other="# pictures sent" />
            </Fact>
          )}
          <Fact name={t`Requested on`}>
            <Moment at={at} />
          </Fact>
        </Facts>
      </Panel>
      <MerchantClock />
      <div>
        <Reference text={reference} />
      </div>
    </>
  )
}
