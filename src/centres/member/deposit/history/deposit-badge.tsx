import { useLingui } from '@lingui/react/macro'
import type { DepositState } from '../../../../rules/money/deposit.ts'
import { icon } from '../../../../ui/media/icon.css.ts'
import * as css from '../deposit.css.ts'
import { STATE_PRESENTATION } from '../order/state-presentation.ts'

/** What has become of a deposit: in words and with a mark, never by its colour alone. */
export function DepositBadge({ state }: { readonly state: DepositState }) {
  const { i18n } = useLingui()
  const { name, icon: Mark, tone } = STATE_PRESENTATION[state]
  return (
    <span className={css.state[tone]}>
      <Mark aria-hidden className={icon.s} />
      {i18n._(name)}
    </span>
  )
}
