import { useLingui } from '@lingui/react'
import type { WithdrawalState } from '../../../../rules/money/withdrawal.ts'
import { icon } from '../../../../ui/media/icon.css.ts'
import { STATE_PRESENTATION } from '../order/state-presentation.ts'
import * as orders from '../../orders/orders.css.ts'

/** What has become of a withdrawal: in words and with a mark, never by its colour alone. */
export function WithdrawalBadge({ state }: { readonly state: WithdrawalState }) {
  const { i18n } = useLingui()
  const { icon: Mark, name, tone } = STATE_PRESENTATION[state]
  return (
    <span className={orders.state[tone]}>
      <Mark aria-hidden className={icon.s} />
      {i18n._(name)}
    </span>
  )
}
