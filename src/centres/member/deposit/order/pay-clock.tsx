import { Trans, useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import * as css from '../deposit.css.ts'
import { usePayTime, type PayTime } from './use-pay-time.ts'

/** How long an order may still be paid. */
export function PayClock(time: PayTime) {
  const { t } = useLingui()
  const { digits, words } = usePayTime(time)
  return (
    <div className={css.clock}>
      <p className={css.term}>
        <Trans>Time left to pay</Trans>
      </p>
      <p className={css.time} role="timer" aria-label={t`Time left to pay`}>
        <span aria-hidden>{digits}</span>
        {/* Not read out each second, which is a timer's way; who asks hears it in words. */}
        <VisuallyHidden>{words}</VisuallyHidden>
      </p>
    </div>
  )
}
