import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import { usePayTime, type PayTime } from '../order/use-pay-time.ts'
import { Text } from '../../../../ui/layout/text.tsx'

/** How long an order in a list may still be paid. */
export function RowClock(time: PayTime) {
  const { t } = useLingui()
  const { digits, words } = usePayTime(time)
  return (
    <Text as="span" tone="warn" weight="strong" figures>
      <VisuallyHidden>
        {t`Time left to pay`} {words}
      </VisuallyHidden>
      <span aria-hidden>{digits}</span>
    </Text>
  )
}
