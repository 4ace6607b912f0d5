import { useLingui } from '@lingui/react/macro'
import type { DepositState } from '../../../../rules/money/deposit.ts'
import { STATE_PRESENTATION } from '../order/state-presentation.ts'
import { Badge } from '../../../../ui/states/badge.tsx'

/** What has become of a deposit: in words and with a mark, never by its colour alone. */
export function DepositBadge({ state }: { readonly state: DepositState }) {
  const { i18n } = useLingui()
  const { name, icon, tone } = STATE_PRESENTATION[state]
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(name)}
    </Badge>
  )
}
