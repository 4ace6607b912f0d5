import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import * as css from '../../parts/account/auth-layout/auth-layout.css.ts'
import { AuthLayout } from '../../parts/account/auth-layout/auth-layout.tsx'
import { LoginInstead } from '../../parts/account/auth-layout/login-instead.tsx'
import { RegisterForm } from '../../parts/account/registration-form/register-form.tsx'
import { LegalNote } from '../../parts/site/age-mark/legal-note.tsx'
import { WelcomeOffer } from '../../parts/rewards/offer/welcome-offer.tsx'
import { useLeadOn } from '../../parts/account/use-signed-in/use-lead-on.ts'
import { SocialSignInPlace } from '../../parts/account/social-sign-in/social-sign-in-place.tsx'

/** The registration as a page of its own, where only members may see the rest (spec 2, "Access rule"). */
export function RegisterScreen() {
  const navigate = useNavigate()
  useLeadOn(() => void navigate({ href: '/index', replace: true }))
  return (
    <AuthLayout wide>
      <h1 className={css.pageTitle}>
        <Trans>Open an account</Trans>
      </h1>
      <WelcomeOffer />
      <RegisterForm id="page-register" />
      <SocialSignInPlace />
      <LoginInstead />
      <LegalNote />
    </AuthLayout>
  )
}
