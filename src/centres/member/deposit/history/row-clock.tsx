import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import * as css from '../deposit.css.ts'
import { usePayTime, type PayTime } from '../order/use-pay-time.ts'

/** How long an order in a list may still be paid. */
export function RowClock(time: PayTime) {
  const { t } = useLingui()
  const { digits, words } = usePayTime(time)
  return (
    <span className={css.rowClock}>
      <VisuallyHidden>
        {t`Time left to pay`} {words}
      </VisuallyHidden>
      <span aria-hidden>{digits}</span>
    </span>
  )
}
