import { useLingui } from '@lingui/react/macro'
import { LoginInstead } from '../../parts/account/auth-layout/login-instead.tsx'
import { RegisterForm } from '../../parts/account/registration-form/register-form.tsx'
import { useLeadOn } from '../../parts/account/use-signed-in/use-lead-on.ts'
import { SocialSignInPlace } from '../../parts/account/social-sign-in/social-sign-in-place.tsx'
import { LegalNote } from '../../parts/site/age-mark/legal-note.tsx'
import { WelcomeOffer } from '../../parts/rewards/offer/welcome-offer.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** The registration over the page (spec 2, "Routes"): closes once one is in, and leads on to where one meant to go. */
export function RegisterModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  useLeadOn(onClose)
  return (
    <Dialog title={t`Open an account`} size="modal" onClose={onClose}>
      <WelcomeOffer />
      <RegisterForm id="popup-register" />
      <SocialSignInPlace />
      <LoginInstead />
      <LegalNote />
    </Dialog>
  )
}
