import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MODAL_STATE, withModal } from '../../parts/site/use-modal/use-modal.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { cx } from '../../ui/layout/cx.ts'
import * as css from './header.css.ts'
import { RegisterLink } from './register-link.tsx'
import { useHeaderAction } from './use-header-action.ts'

/** What a guest finds in a phone's header: the login popup, and registering where it is direct and there is room. */
export function PhoneGuest() {
  const action = useHeaderAction()
  return (
    <div className={css.guestOnly}>
      <Link
        to="."
        search={withModal('login')}
        state={MODAL_STATE}
        resetScroll={false}
        className={cx(buttonClass('quiet', 's'), css.phoneWay, css.besideOther)}
      >
        <Trans>Log in</Trans>
      </Link>
      <RegisterLink variant={action} className={cx(css.phoneWay, css.withRoom)} />
    </div>
  )
}
