import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { RegisterForm } from '../../parts/rule-form/register-form.tsx'
import { useRegistered } from '../../parts/rule-form/use-registered.ts'
import { SocialSignInPlace } from '../../parts/social-sign-in/social-sign-in-place.tsx'
import { useModal } from '../../parts/use-modal/use-modal.ts'
import { nextPath } from '../../parts/use-protected-action/next-path.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { small } from '../../ui/text.css.ts'

/** The registration over the page (spec 2, "Routes"): closes once one is in, and leads on to where one meant to go. */
export function RegisterModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { next } = useModal()
  const navigate = useNavigate()
  useRegistered(() => {
    const path = nextPath(next)
    if (path === null) onClose()
    else void navigate({ href: path, replace: true })
  })
  return (
    <Dialog title={t`Open an account`} size="modal" onClose={onClose}>
      <RegisterForm id="popup-register" />
      <SocialSignInPlace />
      <p className={small}>
        <Trans>
          You have an account?{' '}
          <Link to="/login" search={next === undefined ? {} : { next }}>
            Log in
          </Link>
        </Trans>
      </p>
    </Dialog>
  )
}
