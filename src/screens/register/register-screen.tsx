import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import * as css from '../../parts/door/door.css.ts'
import { Door } from '../../parts/door/door.tsx'
import { RegisterForm } from '../../parts/rule-form/register-form.tsx'
import { useRegistered } from '../../parts/rule-form/use-registered.ts'
import { SocialSignInPlace } from '../../parts/social-sign-in/social-sign-in-place.tsx'
import { useModal } from '../../parts/use-modal/use-modal.ts'
import { nextPath } from '../../parts/use-protected-action/next-path.ts'
import { small } from '../../ui/text.css.ts'

/** The registration as a page of its own, where only members may see the rest (spec 2, "Access rule"). */
export function RegisterScreen() {
  const { next } = useModal()
  const navigate = useNavigate()
  useRegistered(() => void navigate({ href: nextPath(next) ?? '/index', replace: true }))
  return (
    <Door wide>
      <h1 className={css.pageTitle}>
        <Trans>Open an account</Trans>
      </h1>
      <RegisterForm id="page-register" />
      <SocialSignInPlace />
      <p className={small}>
        <Trans>
          You have an account?{' '}
          <Link to="/login" search={next === undefined ? {} : { next }}>
            Log in
          </Link>
        </Trans>
      </p>
    </Door>
  )
}
