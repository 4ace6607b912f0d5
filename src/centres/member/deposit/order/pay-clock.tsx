import { useLingui } from '@lingui/react/macro'
import { usePayTime, type PayTime } from './use-pay-time.ts'
import { Clock } from '../../orders/clock.tsx'

/** How long an order may still be paid. */
export function PayClock(time: PayTime) {
  const { t } = useLingui()
  const { digits, words } = usePayTime(time)
  return <Clock what={t`Time left to pay`} label={t`Time left to pay`} digits={digits} words={words} />
}
