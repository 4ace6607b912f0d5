import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MODAL_STATE, withModal } from '../../parts/site/use-modal/use-modal.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { cx } from '../../ui/layout/cx.ts'
import * as css from './header.css.ts'
import { RegisterLink } from './register-link.tsx'

/** What a guest finds in a phone's header: registering where it is direct and there is room, and the login popup. */
export function PhoneGuest() {
  return (
    <div className={css.guestOnly}>
      <RegisterLink className={cx(css.phoneWay, css.withRoom)} />
      <Link
        to="."
        search={withModal('login')}
        state={MODAL_STATE}
        resetScroll={false}
        className={cx(buttonClass('primary', 's'), css.phoneWay)}
      >
        <Trans>Log in</Trans>
      </Link>
    </div>
  )
}
