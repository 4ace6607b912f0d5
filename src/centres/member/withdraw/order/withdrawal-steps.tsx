import { useLingui } from '@lingui/react/macro'
import { MerchantClock } from '../../../../parts/site/merchant-clock/merchant-clock.tsx'
import { Moment } from '../../../../parts/site/merchant-clock/moment.tsx'
import type { WithdrawalDetail } from '../../../../state/money/withdrawals.ts'
import { cx } from '../../../../ui/layout/cx.ts'
import { icon } from '../../../../ui/media/icon.css.ts'
import { STATE_PRESENTATION } from './state-presentation.ts'
import * as orders from '../../orders/orders.css.ts'
import { Text } from '../../../../ui/layout/text.tsx'
import { Section } from '../../../../ui/layout/section.tsx'

/** All that has happened to a withdrawal, the last first. */
export function WithdrawalSteps({ history }: Pick<WithdrawalDetail, 'history'>) {
  const { i18n, t } = useLingui()
  return (
    <Section size="m" title={t`Status history`}>
      <ol className={orders.steps} reversed>
        {history.toReversed().map(({ state, at }, index) => {
          const { icon: Mark, name } = STATE_PRESENTATION[state]
          return (
            <li key={`${state}-${index}`} className={orders.step}>
              <span className={cx(orders.stepMark, index === 0 && orders.stepNow)}>
                <Mark aria-hidden className={icon.s} />
              </span>
              <Text as="span" weight={index === 0 ? 'strong' : 'regular'}>
                {i18n._(name)}
              </Text>
              <Text as="span" size="xs" tone="muted" figures>
                <Moment at={at} />
              </Text>
            </li>
          )
        })}
      </ol>
      <MerchantClock />
    </Section>
  )
}
