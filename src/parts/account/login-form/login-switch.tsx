import { useLingui } from '@lingui/react/macro'
import { Tabs } from '../../../ui/lists/tabs.tsx'
import * as css from '../../../ui/lists/tabs.css.ts'
import { LOGIN_WAYS, type LoginWay } from './login-way.ts'

interface LoginSwitchProps {
  /** The login form's. */
  readonly id: string
  /** In the header, where the fields stand before it, two buttons; elsewhere tabs above them. */
  readonly layout: 'bar' | 'panel'
  readonly way: LoginWay
  readonly onWay: (way: LoginWay) => void
}

/** Username or mobile number (spec 4, "Login popup tabs"). */
export function LoginSwitch({ id, layout, way, onWay }: LoginSwitchProps) {
  const { t } = useLingui()
  const names: Readonly<Record<LoginWay, string>> = { username: t`Username`, sms: t`Mobile number` }
  const label = t`Log in with`
  if (layout === 'panel') return <Tabs id={id} label={label} names={names} chosen={way} onChoose={onWay} />
  return (
    <fieldset aria-label={label} className={css.tabs}>
      {LOGIN_WAYS.map((each) => (
        <button key={each} type="button" className={css.tab} aria-pressed={each === way} onClick={() => onWay(each)}>
          {names[each]}
        </button>
      ))}
    </fieldset>
  )
}
