import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import * as css from './login-switch.css.ts'
import { panelId, tabId, type LoginWay } from './login-way.ts'

interface LoginSwitchProps {
  /** The login form's. */
  readonly id: string
  /** In the header, where the fields stand before it, two buttons; elsewhere tabs above them. */
  readonly layout: 'bar' | 'panel'
  readonly way: LoginWay
  readonly onWay: (way: LoginWay) => void
}

const WAYS = ['username', 'sms'] as const

/** User name or mobile number (spec 4, "Login popup tabs"). */
export function LoginSwitch({ id, layout, way, onWay }: LoginSwitchProps) {
  const { t } = useLingui()
  const names: Readonly<Record<LoginWay, string>> = { username: t`User name`, sms: t`Mobile number` }
  if (layout === 'bar') {
    return (
      <fieldset aria-label={t`Log in with`} className={css.ways}>
        {WAYS.map((each) => (
          <button key={each} type="button" className={css.way} aria-pressed={each === way} onClick={() => onWay(each)}>
            {names[each]}
          </button>
        ))}
      </fieldset>
    )
  }
  const step = (event: KeyboardEvent<HTMLDivElement>): void => {
    const target = keyTarget(event.key, way)
    if (!target) return
    event.preventDefault()
    onWay(target)
    document.getElementById(tabId(id, target))?.focus()
  }
  return (
    // The keys are those of its tabs, of which one at a time has the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-label={t`Log in with`} className={css.ways} onKeyDown={step}>
      {WAYS.map((each) => (
        <button
          key={each}
          id={tabId(id, each)}
          type="button"
          role="tab"
          className={css.way}
          aria-selected={each === way}
          aria-controls={panelId(id, each)}
          tabIndex={each === way ? 0 : -1}
          onClick={() => onWay(each)}
        >
          {names[each]}
        </button>
      ))}
    </div>
  )
}

/** Where a key leads; of two, both arrows lead to the other, in either writing direction. */
function keyTarget(key: string, way: LoginWay): LoginWay | null {
  if (key === 'Home') return 'username'
  if (key === 'End') return 'sms'
  return key === 'ArrowLeft' || key === 'ArrowRight' ? (way === 'sms' ? 'username' : 'sms') : null
}
