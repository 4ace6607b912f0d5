import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ToggleEvent } from 'react'
import { LoginForm } from '../../parts/account/login-form/login-form.tsx'
import { brandAtom } from '../../state/site/brand.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { cx } from '../../ui/layout/cx.ts'
import { popover } from '../../ui/overlays/popover.css.ts'
import * as css from './login-place.css.ts'

const PLACE = 'header-login-place'

/**
 * A guest's login form in a wide header (spec 2, "Header"): in the bar, or below its button, as the brand's layout says; a
 * window with too little room has it below the button in any case. It is one form, which keeps what was typed.
 */
export function LoginPlace({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui()
  const { login } = useAtomValue(brandAtom).layout
  const stands = login === 'form'
  return (
    <>
      <button
        type="button"
        id="header-login-open"
        popoverTarget={PLACE}
        className={cx(buttonClass('quiet', 's'), stands && css.narrowOnly)}
      >
        <Trans>Log in</Trans>
      </button>
      <div
        id={PLACE}
        popover="auto"
        // A fieldset would bring its own frame and its own way of naming.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={t`Log in`}
        className={cx(popover, css.place, stands && css.standing)}
        onToggle={focusFirst}
      >
        <LoginForm id="header-login" layout={stands ? 'bar' : 'panel'} onDone={onDone} />
      </div>
    </>
  )
}

/** Whoever opens it wants to type. */
function focusFirst({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.querySelector<HTMLElement>('[data-focus]')?.focus()
}
