import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { small } from '../../../ui/layout/text.css.ts'
import { useModal } from '../../site/use-modal/use-modal.ts'

/** Below a registration: the way to the login, which leads on to the same place (spec 2, "Routes"). */
export function LoginInstead() {
  const { next } = useModal()
  return (
    <p className={small}>
      <Trans>
        Already have an account?{' '}
        <Link to="/login" search={next === undefined ? {} : { next }}>
          Log in
        </Link>
      </Trans>
    </p>
  )
}
