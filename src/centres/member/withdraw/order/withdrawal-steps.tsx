import { useLingui } from '@lingui/react/macro'
import { MerchantClock } from '../../../../parts/site/merchant-clock/merchant-clock.tsx'
import { Moment } from '../../../../parts/site/merchant-clock/moment.tsx'
import type { WithdrawalDetail } from '../../../../state/money/withdrawals.ts'
import { STATE_PRESENTATION } from './state-presentation.ts'
import { Steps } from '../../../../ui/lists/steps.tsx'
import { Section } from '../../../../ui/layout/section.tsx'

/** All that has happened to a withdrawal, the last first. */
export function WithdrawalSteps({ history }: Pick<WithdrawalDetail, 'history'>) {
  const { i18n, t } = useLingui()
  const steps = history.toReversed().map(({ state, at }) => {
    const { icon, name } = STATE_PRESENTATION[state]
    return { icon, name: i18n._(name), end: <Moment at={at} /> }
  })
  return (
    <Section size="m" title={t`Status history`}>
      <Steps steps={steps} now={0} reversed />
      <MerchantClock />
    </Section>
  )
}
