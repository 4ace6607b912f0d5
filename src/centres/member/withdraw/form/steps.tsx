import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { MerchantClock } from '../../../../parts/site/merchant-clock/merchant-clock.tsx'
import { Moment } from '../../../../parts/site/merchant-clock/moment.tsx'
import type { WithdrawalDetail } from '../../../../state/money/withdrawals.ts'
import { cx } from '../../../../ui/layout/cx.ts'
import { icon } from '../../../../ui/media/icon.css.ts'
import { STATE_PRESENTATION } from '../order/state-presentation.ts'
import * as orders from '../../orders/orders.css.ts'
import * as css from '../withdraw.css.ts'

/** All that has happened to a withdrawal, the last first. */
export function Steps({ history }: Pick<WithdrawalDetail, 'history'>) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h4 id={id} className={css.title}>
        <Trans>Status history</Trans>
      </h4>
      <ol className={orders.steps} reversed>
        {history.toReversed().map(({ state, at }, index) => {
          const { icon: Mark, name } = STATE_PRESENTATION[state]
          return (
            <li key={`${state}-${index}`} className={orders.step}>
              <span className={cx(orders.stepMark, index === 0 && orders.stepNow)}>
                <Mark aria-hidden className={icon.s} />
              </span>
              <span className={index === 0 ? css.strong : undefined}>{i18n._(name)}</span>
              <Moment at={at} className={orders.when} />
            </li>
          )
        })}
      </ol>
      <MerchantClock />
    </section>
  )
}
