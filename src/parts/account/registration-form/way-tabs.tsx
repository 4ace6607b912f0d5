import { useLingui } from '@lingui/react/macro'
import type { RegisterWay } from '../../../rules/account/registration/register-ways.ts'
import { Tabs } from '../../../ui/lists/tabs.tsx'

interface WayTabsProps {
  /** The form's. */
  readonly id: string
  readonly way: RegisterWay
  readonly onWay: (way: RegisterWay) => void
}

/** Username or mobile number (spec 4, "Registration tabs"). The panel is one: the fields that both have stay. */
export function WayTabs({ id, way, onWay }: WayTabsProps) {
  const { t } = useLingui()
  const names: Readonly<Record<RegisterWay, string>> = { username: t`Username`, mobile: t`Mobile number` }
  return <Tabs onePanel id={id} label={t`Register with`} names={names} chosen={way} onChoose={onWay} />
}
