import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { MODAL_STATE, useModal, withModal } from '../../parts/use-modal/use-modal.ts'
import { nextPath } from '../../parts/use-protected-action/next-path.ts'
import { useModules } from '../../state/modules.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { keepPlace } from '../../ui/text.css.ts'
import { HeaderLogin } from '../lazy-parts.ts'
import * as css from './header.css.ts'

/** What a guest finds in the header: registering where it is direct, and the login form or, on phones, its popup. */
export function GuestBar() {
  const { flags, known } = useModules()
  const { next } = useModal()
  const navigate = useNavigate()
  const done = (): void => {
    const path = nextPath(next)
    if (path !== null) void navigate({ href: path, replace: true })
  }
  return (
    <div className={css.guestOnly}>
      {(flags.DIRECT_REGISTRATION || !known) && (
        <Link to="/register" className={cx(buttonClass('quiet', 's'), css.fromTablet, !known && keepPlace)}>
          <Trans>Register</Trans>
        </Link>
      )}
      <div className={css.phoneOnly}>
        <Link
          to="."
          search={withModal('login')}
          state={MODAL_STATE}
          resetScroll={false}
          className={buttonClass('primary', 's')}
        >
          <Trans>Log in</Trans>
        </Link>
      </div>
      <div className={css.desktopOnly}>
        <HeaderLogin id="header-login" layout="bar" onDone={done} />
      </div>
    </div>
  )
}
