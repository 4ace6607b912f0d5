import { useLingui } from '@lingui/react'
import type { WithdrawalState } from '../../../../rules/money/withdrawal.ts'
import { STATE_PRESENTATION } from '../order/state-presentation.ts'
import { Badge } from '../../../../ui/states/badge.tsx'

/** What has become of a withdrawal: in words and with a mark, never by its colour alone. */
export function WithdrawalBadge({ state }: { readonly state: WithdrawalState }) {
  const { i18n } = useLingui()
  const { name, icon, tone } = STATE_PRESENTATION[state]
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(name)}
    </Badge>
  )
}
