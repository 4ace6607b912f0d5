import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import * as css from '../../parts/login-form/login-switch.css.ts'
import { forgotPanelId, forgotTabId, type ForgotWay } from './forgot-way.ts'

interface ForgotTabsProps {
  readonly way: ForgotWay
  readonly onWay: (way: ForgotWay) => void
}

const WAYS = ['email', 'phone'] as const

/** E-mail or phone (spec 6: the phone only where CHNGPASSVERIF3 is on). */
export function ForgotTabs({ way, onWay }: ForgotTabsProps) {
  const { t } = useLingui()
  const names: Readonly<Record<ForgotWay, string>> = { email: t`By e-mail`, phone: t`By phone` }
  const step = (event: KeyboardEvent<HTMLDivElement>): void => {
    // Of two, both arrows lead to the other, in either writing direction.
    const other = way === 'email' ? 'phone' : 'email'
    const target = ({ Home: 'email', End: 'phone', ArrowLeft: other, ArrowRight: other } as const)[event.key]
    if (!target) return
    event.preventDefault()
    onWay(target)
    document.getElementById(forgotTabId(target))?.focus()
  }
  return (
    // The keys are those of its tabs, of which one at a time has the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-label={t`Forgot password`} className={css.ways} onKeyDown={step}>
      {WAYS.map((each) => (
        <button
          key={each}
          id={forgotTabId(each)}
          type="button"
          role="tab"
          className={css.way}
          aria-selected={each === way}
          aria-controls={forgotPanelId(each)}
          tabIndex={each === way ? 0 : -1}
          onClick={() => onWay(each)}
        >
          {names[each]}
        </button>
      ))}
    </div>
  )
}
